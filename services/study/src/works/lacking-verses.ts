import { formatReference, type Passage, placeAt } from '@berea/scripture';
import type { BibleText, Gap } from './bible-text.js';
import type { Library } from './library.js';

const FIRST_OF_NEW = 40;
/** Longer passages are read for their words; what they lack is not counted up. */
const MOST_VERSES = 200;

/** Which texts have a verse, and which do not: from the installed texts themselves. */
export interface VerseWitnesses {
  readonly have: readonly BibleText[];
  readonly lack: readonly BibleText[];
  /** Whether the Greek text of the New Testament has it; undefined where none is installed, and in the Old Testament */
  readonly greek: boolean | undefined;
}

export function witnessesOf(library: Library, position: number): VerseWitnesses {
  const isNew = placeAt(position).book.id >= FIRST_OF_NEW;
  return {
    have: library.texts.filter((text) => text.at(position)),
    lack: library.texts.filter((text) => !text.at(position)),
    greek: isNew && library.greek ? library.greek.words(position).length > 0 : undefined,
  };
}

/** The verses of a passage that a text does not have, where another one has them. */
export function lackingIn(library: Library, text: BibleText, { first, last }: Passage): number[] {
  if (last - first >= MOST_VERSES) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (position) => !text.at(position) && library.texts.some((other) => other.at(position)),
  );
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const labels = (texts: readonly BibleText[]): string => listed.format(texts.map(({ label }) => `the ${label}`));
const nameOf = (position: number): string => {
  const { book, chapter, verse } = placeAt(position);
  return formatReference(book.name, chapter, verse);
};

/** Why some texts have a verse and this one has not: the known reason of its gap, else what the installed texts tell. */
function whyApart({ greek }: VerseWitnesses, gap: Gap | undefined): string {
  if (gap?.kind === 'merged' && gap.within !== undefined) return `its words are a part of ${nameOf(gap.within)} there`;
  if (gap?.kind === 'source') return 'the edition has the verse, and its source here has lost the words';
  if (greek === false) return 'the Greek text of the SBL edition leaves it out as well, as no part of the oldest text';
  if (gap?.kind === 'edition') return 'its editors leave the verse out';
  if (greek === undefined) return 'editions number these verses otherwise, or its source leaves the words out';
  return 'its Greek text has the words, so they are lost in this edition or stand in a verse beside it';
}

/** 'Acts 8:37 is not in the WEB: …. The KJV and the ASV have it.' Undefined where nothing of a passage is lacking. */
export function whyLacking(library: Library, text: BibleText, passage: Passage): string | undefined {
  const lacking = lackingIn(library, text, passage);
  const [first] = lacking;
  if (first === undefined) return undefined;
  const witnesses = witnessesOf(library, first);
  const names = listed.format(lacking.map(nameOf));
  const one = lacking.length === 1;
  const have = `${labels(witnesses.have)} ${witnesses.have.length === 1 ? 'has' : 'have'} ${one ? 'it' : 'them'}`;
  return `${names} ${one ? 'is' : 'are'} not in the ${text.label}: ${whyApart(witnesses, text.gap(first))}. ${have.replace(/^t/, 'T')}.`;
}
