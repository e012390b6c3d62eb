import type { SemanticRelation } from '@berea/contracts';
import { wordsOf } from '../text/fold-words.js';
import type { Lexicon, LexiconRow } from '../works/lexicon.js';
import { placeOf } from '../text/passages.js';
import type { TaggedText } from '../works/tagged-text.js';
import { describeLemma } from './describe.js';
import { wordsFor } from './lists.js';

/** A lemma with a smaller share of the word's uses, the word having a smaller one of the lemma's, is there by accident. */
const STRAY = 0.05;
const MOST_RENDERINGS = 8;
/** Renderings with a smaller share of the lemma's uses say little of it. */
const RARE = 0.02;

/**
 * The lemmas behind words, most frequent first.
 * @param forms folded words or phrases
 * @returns them, and the forms that have any
 */
export function lemmasBehind(
  tagged: TaggedText,
  lexicon: Lexicon,
  forms: readonly string[],
): { forms: string[]; relations: SemanticRelation[] } {
  const used = forms.filter((form) => countLemmas(tagged, [form]).size);
  const counts = countLemmas(tagged, used);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const relations = [...counts]
    .filter(([id, count]) => count >= STRAY * tagged.count(id) || count >= STRAY * all)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .flatMap(([id, count]) => {
      const row = lexicon.entry(id);
      return row ? [relationOf(tagged, row, count, used)] : [];
    });
  return { forms: used, relations };
}

/** Strong's number → how often its words have one of the forms. */
function countLemmas(tagged: TaggedText, forms: readonly string[]): Map<string, number> {
  const ids = new Set(forms.flatMap((form) => [...tagged.idsOf(form.split(' ')[0] ?? '').keys()]));
  const counts = [...ids].map((id) => {
    const renderings = [...tagged.wordsOf(id)].filter(([words]) => holdsAny(words, forms));
    return [id, renderings.reduce((sum, [, count]) => sum + count, 0)] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

/**
 * A lemma as word relations show it.
 * @param count how often its words have one of the forms
 * @param forms folded words or phrases; the other renderings are those that have none of them
 */
export function relationOf(
  tagged: TaggedText,
  row: LexiconRow,
  count: number,
  forms: readonly string[],
): SemanticRelation {
  const total = tagged.count(row.id);
  const others = [...tagged.wordsOf(row.id)].filter(([words, uses]) => !holdsAny(words, forms) && uses >= RARE * total);
  const position = tagged
    .positionsOf(row.id)
    .find((at) => wordsFor(tagged, row.id, at).some((words) => holdsAny(wordsOf(words).join(' '), forms)));
  return {
    ...describeLemma(row),
    count,
    total,
    renderings: others
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST_RENDERINGS)
      .map(([words, uses]) => ({ words, count: uses })),
    ...(position !== undefined && {
      example: { ...placeOf({ first: position, last: position }), text: tagged.text.at(position) },
    }),
  };
}

/** Whether folded words hold one of the forms, whole. */
const holdsAny = (words: string, forms: readonly string[]): boolean =>
  forms.some((form) => ` ${words} `.includes(` ${form} `));
