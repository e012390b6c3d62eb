import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Citation } from '@berea/contracts';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { frameOf } from '../engine/library-engine/frame-sentences.js';
import { SPANISH_FRAME } from '../engine/library-engine/frame-spanish.js';
import { passageNames } from '../engine/question/named-passages.js';
import type { StudyAnswer } from '../engine/study-engine.js';
import { openQuestions } from '../evaluation/evaluate.js';
import { type StudyLibrary, studyLibrary } from '../study-tools/testing/study-library.js';
import { withoutOwnMarks } from '@berea/verify';
import { verifyText } from './verify-text.js';

const ACCUSING: readonly Citation['verdict'][] = ['altered', 'wrong_reference', 'not_scripture'];
const accusations = (citations: readonly Citation[]) =>
  citations.filter(({ verdict, quote }) => quote !== undefined && ACCUSING.includes(verdict));

describe('withoutOwnMarks', () => {
  it('blanks the quotation marks of our own paragraphs alone, and moves nothing', () => {
    const text = 'Of “a b c d” (John 3:16).\n\n> “Words” of a verse.\n\nOf “a b c d” (John 3:16).';
    const [own = '', quoted] = text.split('\n\n');
    const blanked = withoutOwnMarks(text, [own]);
    expect(blanked).toBe(['Of  a b c d  (John 3:16).', quoted, own].join('\n\n'));
    expect(blanked).toHaveLength(text.length);
  });

  it('leaves a text unchanged when a paragraph is not in it', () => {
    expect(withoutOwnMarks('It is “so”.', ['“other”'])).toBe('It is “so”.');
  });
});

describeWithLibrary('a sentence in Scholar’s own words', () => {
  let library: StudyLibrary;
  beforeAll(async () => {
    library = await studyLibrary();
    await library.library.loaded;
  });
  const check = (text: string) => verifyText(library.library.texts, text);

  it('is never blamed for the name of a passage, of all that the tables know, in either voice and language', async () => {
    const names = [...passageNames()];
    expect(names.length).toBeGreaterThan(1_000);
    for (const frame of [frameOf('study'), frameOf('devotional'), SPANISH_FRAME]) {
      for (let at = 0; at < names.length; at += 200) {
        const sentences = names.slice(at, at + 200).map(([name, reference]) => frame.named(name, reference));
        expect(accusations(await check(sentences.join('\n\n')))).toEqual([]);
      }
    }
  });

  it('is never blamed in 300 answers, nor when a note holds only these sentences', async () => {
    const asked = openQuestions().filter((_question, at) => at % 2 === 0);
    const answers: { turns: readonly string[]; answer: StudyAnswer }[] = [];
    for (const { turns } of asked) {
      const question = { message: turns.at(-1) ?? '', mode: 'study' as const, before: turns.slice(0, -1) };
      answers.push({ turns, answer: await library.engine.answer(question) });
    }
    expect(answers.length).toBeGreaterThanOrEqual(300);
    for (const { turns, answer } of answers) {
      const own = answer.own ?? [];
      expect({ turns, lacking: own.filter((paragraph) => !answer.response.includes(paragraph)) }).toEqual({
        turns,
        lacking: [],
      });
      const noted = accusations(await check(own.join('\n\n')));
      expect({ turns, noted }).toEqual({ turns, noted: [] });
    }
  });
});
