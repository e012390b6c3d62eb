import type { DraftedPassage } from '../../manuscript/markers.js';
import type { BodyHandle } from '../body-handle.js';

const GAP_PX = 8;

/** Puts the notes of a margin beside their passages: at the same height, or below the note before. */
export function placeNotes(
  list: HTMLElement,
  passages: readonly DraftedPassage[],
  body: Pick<BodyHandle, 'heightsOf' | 'scrolled'>,
): void {
  const heights = body.heightsOf(passages.flatMap(({ start, end }) => [start, end]));
  const scrolled = body.scrolled();
  let free = Number.NEGATIVE_INFINITY;
  for (const [index, item] of [...list.children].entries()) {
    const [edge, note] = item.children;
    const [top = 0, bottom = top] = [heights[2 * index], heights[2 * index + 1]];
    if (!(edge instanceof HTMLElement) || !(note instanceof HTMLElement)) continue;
    edge.style.top = `${top - scrolled}px`;
    edge.style.height = `${Math.max(bottom - top, 0)}px`;
    const at = Math.max(top, free);
    note.style.top = `${at - scrolled}px`;
    free = at + note.offsetHeight + GAP_PX;
  }
}
