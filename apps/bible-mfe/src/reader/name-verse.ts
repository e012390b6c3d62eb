import type { VerseMark } from '../annotations/chapter-annotations.js';

/** What a verse is called: 'Matthew 5:3, open Study Tools, highlighted yellow, has a note, bookmarked'. */
export function nameVerse(reference: string, mark: VerseMark | undefined, chosen: boolean): string {
  const states = [
    chosen && 'chosen',
    mark?.highlight && `highlighted ${mark.highlight}`,
    mark?.note && 'has a note',
    mark?.bookmark && 'bookmarked',
  ].filter(Boolean);
  return [`${reference}, open Study Tools`, ...states].join(', ');
}
