import { beforeAll, expect, it } from '@jest/globals';
import type { Citation, Verdict } from '@berea/contracts';
import { VERSE_TOTAL } from '@berea/scripture';
import { describeWithLibrary } from '@berea/text-packs/testing';
import type { BibleText } from '../works/bible-text.js';
import { wordsOf } from '../text/fold-words.js';
import type { Library } from '../works/library.js';
import { sharedLibrary } from '../testing/shared-library.js';
import { passageName } from '../text/passages.js';
import { verifyText } from './verify-text.js';

/** An answer with one quotation, and what has to be said of it. */
interface Graded {
  readonly answer: string;
  readonly expected: Partial<Citation>;
}

const EACH = 15;
/** The verses are chosen by counting, not by hand, so that no easy ones are picked. */
const STRIDE = 2_069;
const SHORTEST = 8;

const nameOf = (position: number) => passageName({ first: position, last: position });
const numbers = (from: number) => Array.from({ length: EACH }, (_, index) => from + index);

/** How writers set a quotation. */
const SETTINGS = [
  (quote: string, name: string, code: string) =>
    `As it is written, “${quote}” (${name}, ${code}). Let us think about it.`,
  (quote: string, name: string, code: string) => `Consider this.\n\n> ${quote}\n> — ${name} (${code})\n\nThen go on.`,
  (quote: string, name: string) => `The words of ${name} are plain: "${quote}" They speak for themselves.`,
];
const set = (number: number, quote: string, name: string, code: string) =>
  (SETTINGS[number % SETTINGS.length] ?? SETTINGS[0])?.(quote, name, code) ?? '';

/** The verse that a number chooses: the next one of at least eight words in a row, without marks of speech. */
function choose({ verses }: BibleText, number: number): number {
  let position = (number * STRIDE) % VERSE_TOTAL;
  while (wordsOf(verses[position] ?? '').length < SHORTEST || /["“”‘]/.test(verses[position] ?? '')) {
    position = (position + 1) % VERSE_TOTAL;
  }
  return position;
}

/** An exact quotation, from every installed translation in English in turn. */
const exact = (texts: readonly BibleText[]): Graded[] =>
  numbers(0).map((number) => {
    const text = texts[number % texts.length] as BibleText;
    const position = choose(text, number);
    const reference = nameOf(position);
    // If the setting names no translation, words of another one than the first are found elsewhere.
    const elsewhere = number % SETTINGS.length === 2 && !texts[0]?.at(position).includes(text.at(position));
    const verdict: Verdict = elsewhere && text !== texts[0] ? 'exact_elsewhere' : 'exact';
    return { answer: set(number, text.at(position), reference, text.label), expected: { verdict, reference } };
  });

/** With one word replaced by one of another verse. */
const altered = ([text]: readonly BibleText[]): Graded[] =>
  numbers(100).map((number) => {
    const position = choose(text as BibleText, number);
    const words = (text as BibleText).at(position).split(' ');
    const at = number % words.length;
    const others = (text as BibleText).at((position + STRIDE) % VERSE_TOTAL).split(' ');
    const known = new Set(words.flatMap(wordsOf));
    const word = others.flatMap(wordsOf).find((other) => !known.has(other)) ?? 'peradventure';
    const reference = nameOf(position);
    const difference = expect.arrayContaining([{ kind: 'added', text: word }]) as unknown as Citation['difference'];
    const quote = words.with(at, word).join(' ');
    return { answer: set(number, quote, reference, 'KJV'), expected: { verdict: 'altered', reference, difference } };
  });

/** An exact quotation under the name of another verse. */
const misplaced = ([text]: readonly BibleText[]): Graded[] =>
  numbers(200).map((number) => {
    const position = choose(text as BibleText, number);
    const reference = nameOf((position + STRIDE) % VERSE_TOTAL);
    return {
      answer: set(number, (text as BibleText).at(position), reference, 'KJV'),
      expected: { verdict: 'wrong_reference', reference, foundAt: nameOf(position) },
    };
  });

/** A quotation of words of Scripture, each from another verse. */
const invented = ([text]: readonly BibleText[]): Graded[] =>
  numbers(300).map((number) => {
    const words = Array.from({ length: SHORTEST + (number % 7) }, (_, index) => {
      const there = wordsOf((text as BibleText).at(((number + index) * STRIDE) % VERSE_TOTAL));
      return there[(number + index) % there.length] ?? 'selah';
    });
    const reference = nameOf(choose(text as BibleText, number));
    return {
      answer: set(number, `${words.join(' ')}.`, reference, 'KJV'),
      expected: { verdict: 'not_scripture', reference },
    };
  });

describeWithLibrary('verifyText, over sixty graded answers', () => {
  let library: Library;
  let english: readonly BibleText[];
  beforeAll(async () => {
    library = await sharedLibrary();
    await library.loaded;
    english = library.texts.filter(({ language }) => language === 'en');
  });

  it.each([
    ['that quote the text word for word', exact],
    ['with one word changed', altered],
    ['under a wrong reference', misplaced],
    ['of which the quotation is invented', invented],
  ])('gives the expected verdict on fifteen answers %s', async (_name, make) => {
    const graded = make(english);
    expect(graded).toHaveLength(EACH);
    for (const { answer, expected } of graded) {
      const citations = await verifyText(library.texts, answer);
      expect({ answer, citations }).toEqual({ answer, citations: [expect.objectContaining(expected)] });
    }
  });
});
