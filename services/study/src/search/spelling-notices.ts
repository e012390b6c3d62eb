import type { SearchResponse } from '@berea/contracts';
import { type Expression, positiveLeaves, type Spelling } from './query/query.js';

type Notice = NonNullable<SearchResponse['notices']>[number];

const SAID: Readonly<Record<Spelling, { readonly text: string; readonly queries: string[] }>> = {
  LORD: { text: '“LORD” in capitals stands for the Name of God. Other spellings:', queries: ['Lord', 'lord'] },
  GOD: { text: '“GOD” in capitals stands for the Name of God. Other spellings:', queries: ['god'] },
  Lord: { text: '“Lord” finds this spelling alone. Other spellings:', queries: ['LORD', 'lord'] },
};
const NOT_SO: Readonly<Record<Spelling, string>> = {
  LORD: 'Nothing has “LORD” in capitals with the rest of it: any spelling was searched for.',
  GOD: 'Nothing has “GOD” in capitals with the rest of it: any spelling was searched for.',
  Lord: 'Nothing has “Lord” in this spelling: any spelling was searched for.',
};

/**
 * Tells where capitals made a difference.
 * @param query what was typed; the other spellings are offered if it is nothing but the word
 * @param asked the expression as it was typed, `found` that which gave the results
 */
export function spellingNotices(query: string, asked: Expression | undefined, found: Expression | undefined): Notice[] {
  const [spelling] = spellingsIn(asked);
  if (!spelling) return [];
  if (!spellingsIn(found).length) return [{ text: NOT_SO[spelling] }];
  return query === spelling ? [SAID[spelling]] : [];
}

const spellingsIn = (expression: Expression | undefined): Spelling[] =>
  expression ? positiveLeaves(expression).flatMap((leaf) => (leaf.kind === 'phrase' ? (leaf.spelled ?? []) : [])) : [];
