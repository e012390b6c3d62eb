import { parseReferenceQuery, passageOf } from '@berea/scripture';
import type { Query, QueryNames } from './query.js';
import { QueryParser } from './query-parser.js';
import { scanQuery } from './scan-query.js';

/**
 * What a query asks for: the verses themselves for a reference, otherwise words (all of them), "phrases", AND, OR, NOT,
 * parentheses, pref*, `lemma:` and `in:`. NOT binds closest, then AND, then OR. Nothing that is typed makes it fail.
 */
export function parseQuery(query: string, names: QueryNames): Query {
  const references = parseReferenceQuery(query);
  if (references.length) {
    const passages = references.flatMap((reference) => passageOf(reference) ?? []);
    return { expression: { kind: 'reference', passages }, ignored: [], unknown: [] };
  }
  return new QueryParser(query, scanQuery(query), names).read();
}
