import type { AnswerStep } from '@berea/contracts';

/** What Scholar is doing, in words. */
export const STEP_WORDS: Readonly<Record<AnswerStep, string>> = {
  searching: 'Searching the library...',
  reading: 'Reading what was found...',
  writing: 'Writing the answer...',
  checking: 'Checking the quotations...',
};
