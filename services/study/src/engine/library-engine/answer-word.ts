import type { StudySection, StudyWord } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { wordsOf } from '../../text/fold-words.js';
import { passageName } from '../../text/passages.js';
import type { StudyGuide } from '../../study-tools/study-guide.js';
import { LEXICON_NOTE } from '../../study-tools/tools/greek-hebrew.js';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { asWritten } from '../../text/whole-words.js';
import { modernWordsFor } from '../../study-tools/question/old-words.js';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import type { Concordance } from '../../works/concordance.js';
import type { Draft, Frame } from './draft.js';
import { listWords } from './frame-sentences.js';

/** A whole chapter holds a common word too often to tell of one. */
const MOST_VERSES = 30;
const MOST_ROWS = 4;
const MOST_WITH_BOTH = 2;
/** A lemma that is seldom meant by a word is not what the word means. */
const LEAST_SHARE = 0.15;
const NEWER = 'web';
/** Verses that tell whether a word is a name. */
const LOOKED_AT = 30;

/**
 * Explains a word of a passage: the lemma behind it there, the word of today, and a newer translation beside the old
 * one.
 * @returns undefined if the passage does not have the word
 */
export function answerWordIn(
  concordance: Concordance,
  guide: StudyGuide,
  passages: readonly Passage[],
  word: string,
  frame: Frame,
): Draft | undefined {
  const { tagged, texts } = guide.library;
  const { text } = concordance;
  if (!tagged) return undefined;
  const base = concordance.baseOf(word);
  const rows: StudyWord[] = [];
  const verses: number[] = [];
  for (const { first, last } of passages) {
    for (let position = first; position <= Math.min(last, first + MOST_VERSES - 1); position += 1) {
      for (const { start, length, strongs } of tagged.words(position)) {
        const words = text.at(position).slice(start, start + length);
        if (!concordance.basesIn(words).includes(base)) continue;
        const entries = strongs.flatMap((id) => guide.works.entry(id) ?? []);
        for (const entry of entries)
          if (!rows.some((row) => row.entry?.id === entry.id && passages.length === 1))
            rows.push({ words: `${trim(words)} (${passageName({ first: position, last: position })})`, entry });
        if (!verses.includes(position)) verses.push(position);
      }
    }
  }
  if (!rows.length) return undefined;
  const newer = texts.find(({ code }) => code === NEWER);
  const shown = verses.slice(0, MOST_ROWS);
  const quotes = shown.flatMap((position) => {
    const passage = { first: position, last: position };
    return [quoteVerses(text, passage), ...(newer ? [quoteVerses(newer, passage)] : [])];
  });
  const table: StudySection = {
    type: 'words',
    title: `Behind “${word}”`,
    order: 'translation',
    rows: rows.slice(0, MOST_ROWS * 2),
    note: LEXICON_NOTE,
  };
  // A word counts as today's if the newer translation has it there.
  const newWords = new Set(shown.flatMap((position) => wordsOf(newer?.at(position) ?? '')));
  const today = modernWordsFor(base).filter((each) => newWords.has(each));
  return {
    parts: [frame.wordIn(word, today.length ? listWords(today.slice(0, 3)) : undefined), ...quotes],
    sections: [table],
    texts: newer ? [text, newer] : [text],
  };
}

const CONTRASTS = /\bdifferen(?:ce|t)|\bvs\b|\bversus\b|\bdistinguish|\bcompared? (?:to|with)\b/i;

/** 'What is the difference between mercy and grace?': the lemmas behind each of two words. */
export function answerContrast(
  { text }: Concordance,
  guide: StudyGuide,
  message: string,
  frame: Frame,
): Draft | undefined {
  const { tagged } = guide.library;
  const words = themeWords(message);
  if (!tagged || words.length !== 2 || !CONTRASTS.test(message)) return undefined;
  const { main } = guide.library;
  if (!words.every((word) => main.index.find(word).length && !isName(main, word))) return undefined;
  const rows = words.flatMap((word) => {
    const all = [...tagged.idsOf(word)].sort((a, b) => b[1] - a[1]);
    const total = all.reduce((sum, [, count]) => sum + count, 0);
    const likely = all.filter(([, count]) => count >= total * LEAST_SHARE).map(([id]) => id);
    const chosen = ['G', 'H'].flatMap((language) => likely.find((id) => id.startsWith(language)) ?? []);
    return chosen.flatMap((id) => {
      const entry = guide.works.entry(id);
      return entry ? [{ words: word, entry }] : [];
    });
  });
  if (!words.every((word) => rows.some((row) => row.words === word))) return undefined;
  const title = `Behind ${listWords(words)}`;
  const table: StudySection = { type: 'words', title, order: 'translation', rows, note: LEXICON_NOTE };
  return { parts: [frame.contrast(listWords(words)), ...versesWithBoth(main, words, text)], sections: [table] };
}

/** A verse that has both words tells more of their difference than either alone. */
function versesWithBoth(main: BibleText, [one = '', other = '']: readonly string[], text: BibleText): string[] {
  const first = new Set(main.index.versesWith(main.index.find(one)));
  return [...main.index.versesWith(main.index.find(other))]
    .filter((position) => first.has(position))
    .sort((a, b) => main.index.lengthOf(a) - main.index.lengthOf(b))
    .slice(0, MOST_WITH_BOTH)
    .sort((a, b) => a - b)
    .map((position) => quoteVerses(text, { first: position, last: position }));
}

/** 'Sadducees' always has a capital in the text; 'Spirit' only sometimes. */
function isName(text: BibleText, word: string): boolean {
  const positions = [...text.index.versesWith(text.index.find(word))].slice(0, LOOKED_AT);
  return positions.every((position) => {
    const written = asWritten(text.at(position), word);
    return written !== written.toLowerCase();
  });
}

const trim = (words: string): string => words.replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '');
