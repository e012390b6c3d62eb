import type { HighlightColour } from '@berea/contracts';

/** What the user put to a verse. */
export interface VerseAnnotations {
  readonly highlight?: HighlightColour;
  readonly note: boolean;
  readonly bookmark: boolean;
  /** A note begins here: a dot. */
  readonly dot?: true;
  /** Where the verse stands among several that one note is about: a bracket. */
  readonly range?: 'first' | 'middle' | 'last';
}

const all = new Map<string, VerseAnnotations>();

/** The one object of its kind, so that a memoised verse is rendered again only when what was put to it changes. */
export function sharedAnnotations(annotations: VerseAnnotations): VerseAnnotations {
  const { highlight, note, bookmark, dot, range } = annotations;
  const key = [highlight, note, bookmark, dot, range].join(' ');
  const known = all.get(key);
  if (!known) all.set(key, annotations);
  return known ?? annotations;
}
