import { beforeAll, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { ANSWERERS, missedQuestions } from './testing/ask-questions.js';
import { QUESTIONS } from './testing/questions.js';
import { studyLibrary, type StudyLibrary } from './testing/study-library.js';

/** Least share of the questions that must be hit; the misses are printed, and may only become fewer. */
const FLOOR = 0.95;

describeWithLibrary(`${QUESTIONS.length} questions as people ask them`, () => {
  let study: StudyLibrary;
  beforeAll(async () => {
    study = await studyLibrary();
  });

  it.each(ANSWERERS)(
    `asked of %s, get a fitting answer in at least ${FLOOR * 100} %% of the cases`,
    async (who, ask) => {
      const missed = await missedQuestions(study, ask);
      const hits = QUESTIONS.length - missed.length;
      console.log(`${who}: ${hits} of ${QUESTIONS.length} questions; missed: ${missed.join(' | ') || 'none'}`);
      expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
      expect(hits / QUESTIONS.length).toBeGreaterThanOrEqual(FLOOR);
    },
  );

  it('asked of the chat, get nothing quoted as Scripture that is not word for word', async () => {
    for (const [question] of QUESTIONS) {
      const { response } = await study.engine.answer({ message: question, mode: 'study' });
      const quotes = response.split('\n\n').filter((block) => block.startsWith('>'));
      const exact = (await study.verifier.citations(response)).filter(({ verdict }) => verdict === 'exact');
      const references = exact.map(({ reference }) => reference);
      for (const quote of quotes) expect(references).toContain(/— (.+) \(KJV\)$/.exec(quote)?.[1]?.replace('–', '-'));
    }
  });
});
