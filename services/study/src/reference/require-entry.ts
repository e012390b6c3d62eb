import { ApiError } from '@berea/server';
import { packStrongs, unpackStrongs } from '@berea/text-packs';
import type { Library } from '../library/library.js';
import type { LexiconRow } from '../library/lexicon.js';

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
  throw new ApiError(
    'NOT_FOUND',
    `There is no entry ${id}. The ${language} ones run from ${letter}1 to ${letter}${last}; some numbers are unused.`,
  );
}

/** Says how to install the lexicon that an id belongs to. */
export const notInstalled = (library: Library, id: string): ApiError =>
  new ApiError('NOT_FOUND', library.whyMissing(`lexicon-${id.startsWith('G') ? 'grc' : 'hbo'}`));

/** Without leading zeros: `G0026` → `G26` */
export const plainStrongs = (id: string): string => unpackStrongs(packStrongs(id));
