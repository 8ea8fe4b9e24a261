/** Crests that fly between a player and the place on the board where something happened. */
import { preferences } from './preferences.svelte.ts';

const LONG = 620;

/** Let a copy of a player's crest fly from their panel to a place, or back to them. */
export function fly(seat: number, place: string, home: boolean): void {
  const long = preferences.duration(LONG);
  const panel = document.querySelector(`[data-seat="${seat}"] .crest`);
  const spot = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (!long || !panel || !spot || document.visibilityState === 'hidden') return;
  const [a, b] = [middle(panel), middle(spot)];
  const [from, to] = home ? [b, a] : [a, b];
  const crest = panel.cloneNode(true) as SVGElement;
  Object.assign(crest.style, {
    position: 'fixed',
    left: '-12px',
    top: '-13px',
    zIndex: '60',
    pointerEvents: 'none',
    filter: 'drop-shadow(0 4px 6px rgb(0 0 0 / .4))',
  });
  document.body.append(crest);
  const lift = Math.min(70, Math.hypot(to.x - from.x, to.y - from.y) / 5);
  const at = (x: number, y: number, size: number) => `translate(${x}px, ${y}px) scale(${size})`;
  crest
    .animate(
      [
        { transform: at(from.x, from.y, 1), opacity: 0.4 },
        { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, 1.7), opacity: 1 },
        { transform: at(to.x, to.y, 1), opacity: 0.2 },
      ],
      { duration: long, easing: 'cubic-bezier(.35, 0, .25, 1)' },
    )
    .finished.then(
      () => crest.remove(),
      () => crest.remove(),
    );
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
