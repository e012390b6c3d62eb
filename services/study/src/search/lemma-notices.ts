import type { SearchResponse } from '@berea/contracts';
import type { LemmaNames } from './lemma-names.js';
import { isOriginal } from './query/query.js';

type Notice = NonNullable<SearchResponse['notices']>[number];

/** More would bury what was found; a Hebrew form without its points may be that of several lemmas. */
const MOST = 3;
const WORD = /[\p{L}\p{M}]+/gu;
const SHOWING = 'lemma:';

/**
 * Which lemmas the words of a query are the dictionary forms of: 'ἀγάπη', and 'agape' where the lemma is shown in place of
 * a word of the text.
 */
export function lemmaNotices(query: string, showing: string | null, names: LemmaNames): Notice[] {
  const words = showing?.startsWith(SHOWING)
    ? [showing.slice(SHOWING.length)]
    : (query.match(WORD) ?? []).filter((word) => isOriginal(word));
  const lemmas = words.flatMap((word) => names.lemma(word).map((id) => ({ word, id })));
  return lemmas.slice(0, MOST).flatMap(({ word, id }) => {
    const described = names.describe(id);
    return described ? [{ text: `“${word}” is ${described}.`, queries: [`${SHOWING}${id}`] }] : [];
  });
}
