import type { Citation } from '@berea/contracts';
import { splitReferences } from '../split-references.js';

/** The verses that a text names, as citations that nobody checked: for chips that show them and lead to them. */
export function namedCitations(text: string): Citation[] {
  const named = splitReferences(text).flatMap(({ key, place }): [string, Citation][] =>
    key && place ? [[key, { reference: key, verdict: 'valid_reference', place }]] : [],
  );
  return [...new Map(named).values()];
}
