import { VERSE_TOTAL } from '@berea/scripture';
import { isFunctionWord } from '../study-tools/question/question-terms.js';
import { wordsOf } from '../text/fold-words.js';
import type { BibleText } from '../works/bible-text.js';
import { Concordance } from '../works/concordance.js';
import { alignWords } from './align-words.js';

const LEAST_VERSES = 3;
const LEAST_SHARE = 0.25;
/** A word in so many verses is near every other word. */
const COMMON = 1_000;
const LEAST_SHARE_OF_COMMON = 0.6;
const NUMERAL = /(?:ty|teen|hundred)(?:one|two|three|four|five|six|seven|eight|nine)(?:th)?$/;
const MOST = 4;
/** A word that the older text has at least so often, for each time that the newer one has it, needs no translation. */
const OWN_WORD = 0.5;

/**
 * Maps words of a newer translation to those of an older one ('donkey' → 'ass') by the verses that both have.
 * @returns lines of 'modern, old words' (with a star if the newer translation hardly has them any more), in the order
 *   of the alphabet
 */
export function deriveModernWords(newer: BibleText, older: BibleText): string[] {
  const [now, then] = [Concordance.of(newer), Concordance.of(older)];
  const content = (concordance: Concordance, text: BibleText, position: number) =>
    [...new Set(concordance.basesIn(text.at(position)))].filter((word) => word.length > 2 && !isFunctionWord(word));
  const pairs = Array.from({ length: VERSE_TOTAL }, (_, position) => ({
    words: content(now, newer, position),
    offered: content(then, older, position),
  }));
  const names = namesIn(newer);
  const found = alignWords(pairs, (word, partner) => (word === partner ? 1 : 0)).filter(
    ({ word, verses, partner, share }) =>
      verses >= LEAST_VERSES &&
      share >= (then.versesWith(partner) > COMMON ? LEAST_SHARE_OF_COMMON : LEAST_SHARE) &&
      !NUMERAL.test(word) &&
      word !== partner &&
      !names.has(word) &&
      then.versesWith(then.baseOf(word)) < verses * OWN_WORD,
  );
  const isGone = (word: string) => now.versesWith(word) < then.versesWith(word) * OWN_WORD;
  const lines = groupByWord(found);
  return [...lines]
    .map(([word, partners]) =>
      [
        word,
        ...[...partners]
          .sort((a, b) => b.share - a.share)
          .slice(0, MOST)
          .map(({ partner }) => (isGone(partner) ? `${partner}*` : partner)),
      ].join(' '),
    )
    .sort();
}

function groupByWord<Each extends { readonly word: string }>(all: readonly Each[]): Map<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const each of all) groups.set(each.word, [...(groups.get(each.word) ?? []), each]);
  return groups;
}

/** Words that never begin small are names, which both translations spell in their own way. */
function namesIn(text: BibleText): Set<string> {
  const [small, capital] = [new Set<string>(), new Set<string>()];
  for (let position = 0; position < VERSE_TOTAL; position += 1)
    for (const [word] of text.at(position).matchAll(/\p{L}+/gu))
      for (const folded of wordsOf(word)) (/^\p{Lu}/u.test(word) ? capital : small).add(folded);
  return new Set([...capital].filter((word) => !small.has(word)));
}
