/** The short rulebooks: markdown files of the games, in each language, loaded when opened. */
export interface Chapter {
  title: string;
  paragraphs: string[];
}

const books = import.meta.glob<string>('../../../src/tavola/games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
});

export async function chapters(game: string, language: string): Promise<Chapter[]> {
  const path = `/games/${game.replaceAll('-', '_')}/rulebook/${language}.md`;
  const load = Object.entries(books).find(([name]) => name.endsWith(path))?.[1];
  if (!load) return [];
  const found: Chapter[] = [];
  for (const block of (await load()).split(/\n\s*\n/)) {
    const text = block.trim();
    if (text.startsWith('## ')) found.push({ title: text.slice(3), paragraphs: [] });
    else if (text && !text.startsWith('# ')) found.at(-1)?.paragraphs.push(...paragraphs(text));
  }
  return found;
}

/** A block is one paragraph, or a list whose items begin with a hyphen. */
function paragraphs(block: string): string[] {
  if (!block.startsWith('- ')) return [block.replaceAll('\n', ' ')];
  return block.split(/\n(?=- )/).map((item) => `• ${item.slice(2).replace(/\n\s*/g, ' ')}`);
}
