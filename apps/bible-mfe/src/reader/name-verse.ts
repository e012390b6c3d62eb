import type { VerseAnnotations } from '../annotations/chapter-annotations.js';

/** What a verse is called: 'Matthew 5:3, open Study Tools, highlighted yellow, has a note, bookmarked'. */
export function nameVerse(reference: string, annotations: VerseAnnotations | undefined, selected: boolean): string {
  const states = [
    selected && 'chosen',
    annotations?.highlight && `highlighted ${annotations.highlight}`,
    annotations?.note && 'has a note',
    annotations?.bookmark && 'bookmarked',
  ].filter(Boolean);
  return [`${reference}, open Study Tools`, ...states].join(', ');
}
