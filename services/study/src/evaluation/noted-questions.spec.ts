import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { studyLibrary } from '../study-tools/testing/study-library.js';
import { sharedLibrary } from '../testing/shared-library.js';

/** At least as many of the 60 have to find their entry first, and to be answered by it. */
const LEAST = 48;
const LEAST_ANSWERED = 24;

const QUESTIONS = fs
  .readFileSync(path.join(import.meta.dirname, 'noted-questions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [question = '', id = ''] = line.split('\t');
    return { question, id };
  });

describeWithLibrary('the answers of Berea Notes', () => {
  it(`are found first by at least ${LEAST} of 60 questions that were written from their ids alone`, async () => {
    const library = await sharedLibrary();
    await library.loaded;
    const notes = library.studyBible;
    if (!notes) throw new Error('Berea Notes is not installed.');
    const missed = QUESTIONS.flatMap(({ question, id }) => {
      const found = notes.find(question);
      const rank = found.findIndex(({ answer }) => answer.id === id);
      return rank === 0 ? [] : [`${id} (${found[0]?.answer.id}${rank > 0 ? `, then ${rank + 1}` : ''}): ${question}`];
    });
    console.log(
      `${QUESTIONS.length - missed.length} of ${QUESTIONS.length} found first; missed:\n${missed.join('\n')}`,
    );
    expect(QUESTIONS.length - missed.length).toBeGreaterThanOrEqual(LEAST);
  });

  it(`answer at least ${LEAST_ANSWERED} of them, in their own words or as what comes nearest`, async () => {
    const { engine, library } = await studyLibrary();
    await library.loaded;
    const answered: string[] = [];
    for (const { question, id } of QUESTIONS) {
      const { response } = await engine.answer({ message: question, mode: 'study' });
      const lead = letters(library.studyBible?.answers.get(id)?.lead.en ?? id);
      if (
        response
          .split('\n\n')
          .slice(0, 2)
          .some((part) => letters(part) === lead)
      )
        answered.push(id);
    }
    console.log(`${answered.length} of ${QUESTIONS.length} answered: ${answered.join(', ')}`);
    expect(answered.length).toBeGreaterThanOrEqual(LEAST_ANSWERED);
  });
});

/** Quotation marks are set otherwise in an answer. */
const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '');
