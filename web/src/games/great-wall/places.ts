/** Where on the board an event happened. */
import type { Event } from '../../lib/view.ts';

export const places = (event: Event): string[] => (event.at >= 0 ? [`section:${event.at}`] : []);
