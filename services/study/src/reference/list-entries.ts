import type { LexiconEntries } from '@berea/contracts';
import type { Library } from '../library/library.js';
import { describeEntry } from './describe-entry.js';
import { notInstalled, plainStrongs } from './require-entry.js';

/**
 * The entries of several lemmas, each once and in the order asked for, and the numbers that no lexicon has.
 * @param ids at least one, with or without leading zeros
 * @throws ApiError 404 with what to install where there is no lexicon at all
 */
export function listEntries(library: Library, ids: readonly string[]): LexiconEntries {
  const { lexicon } = library;
  if (!lexicon) throw notInstalled(library, ids[0] ?? '');
  const asked = [...new Set(ids.map(plainStrongs))];
  const rows = asked.flatMap((id) => lexicon.entry(id) ?? []);
  return {
    entries: rows.map((row) => describeEntry(library, row)),
    missing: asked.filter((id) => !lexicon.entry(id)),
  };
}
