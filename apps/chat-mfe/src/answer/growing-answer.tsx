import { LazyAnswerText, namedCitations, prepareAnswerText } from '@berea/answers';
import type { AnswerStep } from '@berea/contracts';
import { ThinkingDots } from '@berea/ui/core';
import { type LiveAnswer } from '../data/live-answers.js';
import { useEffect, useMemo } from 'react';
import styles from './answer.module.css';
import { useOnline } from '../header/assistant-status.js';
import { ScholarSays } from './answer.js';

/** What Scholar is doing, in words. */
export const STEP_WORDS: Readonly<Record<AnswerStep, string>> = {
  searching: 'Searching the library...',
  reading: 'Reading what was found...',
  writing: 'Writing the answer...',
  checking: 'Checking the quotations...',
};

/** An answer as far as it has come. No reference carries a tick before the whole was checked. */
export function GrowingAnswer({ live: { text, step } }: { live: LiveAnswer }) {
  const citations = useMemo(() => namedCitations(text), [text]);
  const online = useOnline();
  // While Scholar is still thinking: the first words find their renderer there.
  useEffect(prepareAnswerText, []);
  const doing = !online
    ? 'The connection is lost. Scholar goes on; the answer comes as soon as you are back online.'
    : text && step
      ? STEP_WORDS[step]
      : 'Scholar is thinking...';
  return (
    <ScholarSays>
      {text && (
        <>
          <h2 className={styles['who']}>Scholar</h2>
          <LazyAnswerText text={text} citations={citations} />
        </>
      )}
      <p className={styles['doing']} data-under={text ? '' : undefined}>
        <ThinkingDots />
        {doing}
      </p>
    </ScholarSays>
  );
}
