import type { HighlightColour } from '@berea/contracts';

/** What the user put to a verse. */
export interface VerseMark {
  readonly highlight?: HighlightColour;
  readonly note: boolean;
  readonly bookmark: boolean;
  /** A note begins here: a dot. */
  readonly dot?: true;
  /** Where the verse stands among several that one note is about: a bracket. */
  readonly range?: 'first' | 'middle' | 'last';
}

const all = new Map<string, VerseMark>();

/** The one object of its kind, so that a memoised verse is rendered again only when its own mark changes. */
export function sharedMark(mark: VerseMark): VerseMark {
  const { highlight, note, bookmark, dot, range } = mark;
  const key = [highlight, note, bookmark, dot, range].join(' ');
  const known = all.get(key);
  if (!known) all.set(key, mark);
  return known ?? mark;
}
