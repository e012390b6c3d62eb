import { ApiError, invalid } from '@berea/server';
import { packStrongs, unpackStrongs } from '@berea/text-packs';
import type { Commentary } from '../works/commentary.js';
import type { Library } from '../works/library.js';
import type { LexiconRow } from '../works/lexicon.js';
import { requireBook, requireVerse } from '../text/passages.js';

/** Id of the commentary to name if none is installed. */
const USUAL = 'commentary-mhcc';

/**
 * The commentary of this id, or all that are installed.
 * @throws ApiError 404 naming what is installed, or what to install
 */
export function requireCommentaries(library: Library, id: string | undefined): readonly Commentary[] {
  const { commentaries } = library;
  const asked = id === undefined ? commentaries : commentaries.filter(({ work }) => work.id === id);
  if (asked.length) return asked;
  const known = library.works().some((work) => work.id === id && work.kind === 'commentary');
  if (id === undefined || known) throw library.notThere(id ?? USUAL);
  const installed = commentaries.map(({ work }) => work.id).join(', ') || 'none';
  throw new ApiError('commentary_unknown', { values: { id, installed } });
}

/**
 * The lexicon entry that an address names.
 * @param id with or without leading zeros
 * @throws ApiError 404 with numbers that would work, or what to install
 */
export function requireEntry(library: Library, id: string): LexiconRow {
  const row = library.lexicon?.entry(plainStrongs(id));
  if (row) return row;
  const letter = id.charAt(0);
  const numbers = [...(library.lexicon?.all() ?? [])]
    .filter((entry) => entry.id.startsWith(letter))
    .map((entry) => Number(entry.id.slice(1)));
  if (!numbers.length) throw notInstalled(library, id);
  const language = letter === 'G' ? 'Greek' : 'Hebrew';
  const last = numbers.reduce((a, b) => Math.max(a, b));
  throw new ApiError('lexicon_entry_unknown', {
    values: { id, language, first: `${letter}1`, last: `${letter}${last}` },
  });
}

/** Says how to install the lexicon that an id belongs to. */
export const notInstalled = (library: Library, id: string): ApiError =>
  library.notThere(`lexicon-${id.startsWith('G') ? 'grc' : 'hbo'}`);

/** Without leading zeros: `G0026` → `G26` */
export const plainStrongs = (id: string): string => unpackStrongs(packStrongs(id));

/** A verse as a query names it; all of the fields, or none. */
export interface PartialPlace {
  readonly book?: string | undefined;
  readonly chapter?: number | undefined;
  readonly verse?: number | undefined;
}

/**
 * The position of the verse that the fields name; undefined where they are empty.
 * @throws ApiError 400 where some of them are missing, 404 where there is no such verse
 */
export function requireWholePlace({ book, chapter, verse }: PartialPlace): number | undefined {
  if (book === undefined && chapter === undefined && verse === undefined) return undefined;
  if (book === undefined) throw missing('book');
  if (chapter === undefined) throw missing('chapter');
  if (verse === undefined) throw missing('verse');
  return requireVerse(requireBook(book), chapter, verse);
}

function missing(field: string): ApiError {
  const message = `To list the topics of a verse, name book, chapter and verse; ${field} is missing.`;
  return invalid(message, field);
}
