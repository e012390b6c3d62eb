import { Library } from '../../services/study/src/works/library.js';
import { verifyText } from '../../services/study/src/verify/verify-text.js';
import { composeAnswers } from './composed-answers.js';
import { inMs, spreadOf, table, timed, times } from './tables.js';

const ANSWERS = 400;

/** Texts that cost most for their length, and must not cost more than in proportion to it. */
const HOSTILE: Readonly<Record<string, string>> = {
  'common words': '“and the of that in he shall unto for I” ',
  references: 'Psalm 119; John 3:16, ',
  'quotations with chapters': '“and the of that not” (Psalm 119) ',
  'unbalanced marks': '“a ‘b "c d e ',
};
/** The greatest length that is taken. */
const WHOLE = 100_000;

/** How long the verifier adds to an answer, and how long hostile text keeps the processor. */
export async function benchVerifier(): Promise<string[]> {
  const library = await Library.load();
  await library.loaded;
  const [opening = '', ...answers] = composeAnswers(library, ANSWERS + 1);
  const verify = (text: string) => timed(() => verifyText(library.texts, text));
  // The translations that an answer needs are indexed for the first one.
  const first = await verify(opening);
  const taken: number[] = [];
  for (const answer of answers) taken.push((await verify(answer)).ms);
  const { p50, p95, p99 } = spreadOf(taken);
  const words = opening.split(/\s+/).length;
  const hostile: string[][] = [];
  for (const [name, piece] of Object.entries(HOSTILE)) {
    const text = piece.repeat(WHOLE / piece.length);
    // Not counted: the first text of its kind pays for what is made at its first use.
    await verify(text.slice(0, WHOLE / 2));
    const half = await verify(text.slice(0, WHOLE / 2));
    const whole = await verify(text);
    hostile.push([`100,000 characters: ${name}`, inMs(whole.ms), '', '', times(whole.ms / half.ms)]);
  }
  return table(
    ['checked', 'p50', 'p95', 'p99', '÷ half its length'],
    [
      [`${ANSWERS} answers of some ${words} words, ten quotations in each`, inMs(p50), inMs(p95), inMs(p99), ''],
      ['the first answer', inMs(first.ms), '', '', ''],
      ...hostile,
    ],
  );
}
