import type { SemanticRelations } from '@berea/contracts';
import { Concordance } from '../works/concordance.js';
import { wordsOf } from '../text/fold-words.js';
import type { Library } from '../works/library.js';
import { LEMMAS_NOT_INSTALLED } from '../search/lemma-names.js';
import { nearestWord } from '../search/nearest-word.js';
import { lemmasBehind } from './lemmas-behind.js';
import { explainNothing, summarizeRelations } from './summarize-relations.js';

/**
 * The lemmas behind an English word in all its forms, or behind an exact phrase; most frequent first. A word that has
 * none is answered with the reason.
 */
export function relateWord(library: Library, written: string): SemanticRelations {
  const { main, tagged, lexicon } = library;
  const source = main.source.id;
  const nothing = (reason: string): SemanticRelations => ({
    word: written,
    forms: [],
    total: 0,
    relations: [],
    summary: explainNothing(written, reason),
    source,
  });
  if (!tagged || !lexicon) return nothing(LEMMAS_NOT_INSTALLED);
  const words = wordsOf(written);
  const found = lemmasBehind(tagged, lexicon, formsOf(Concordance.of(main), words));
  const { forms, relations } = DIVINE_NAME.test(written.trim()) ? ofTheName(found) : found;
  if (!relations.length) return nothing(whyNothing(library, words));
  const total = relations.reduce((sum, { count }) => sum + count, 0);
  return { word: written, forms, total, relations, summary: summarizeRelations(relations), source };
}

/** In capitals the King James Version prints the Name of God; 'lord' in small letters is also a man's title. */
const DIVINE_NAME = /^(?:LORD|GOD)(?:['’]S)?$/;
const NAMES: ReadonlySet<string> = new Set(['H3068', 'H3069', 'H3050']);

function ofTheName({ forms, relations }: ReturnType<typeof lemmasBehind>): ReturnType<typeof lemmasBehind> {
  const names = relations.filter(({ id }) => NAMES.has(id));
  return names.length ? { forms, relations: names } : { forms, relations };
}

/** All forms of one word that the text has; several words stay as written. */
function formsOf(concordance: Concordance, words: readonly string[]): string[] {
  const phrase = words.join(' ');
  const [base, ...more] = concordance.basesIn(phrase);
  if (base === undefined || more.length) return [phrase];
  return concordance.wordsWith(base).flatMap((number) => concordance.text.index.vocabulary[number] ?? []);
}

function whyNothing({ main }: Library, words: readonly string[]): string {
  if (words.length && words.every((word) => main.index.find(word).length))
    return 'No Hebrew or Greek word is tagged behind it.';
  const near = words.map((word) => (main.index.find(word).length ? word : nearestWord([main.index], word)));
  const suggestion = words.length && near.every(Boolean) ? ` Did you mean “${near.join(' ')}”?` : '';
  return `The King James text has no such word.${suggestion}`;
}
