import { LazyAnswerText, namedCitations, prepareAnswerText } from '@berea/answers';
import { ThinkingDots } from '@berea/ui/core';
import type { LiveAnswer } from '@berea/web';
import { useEffect, useMemo } from 'react';
import styles from './answer.module.css';
import { useOnline } from '../header/use-online.js';
import { ScholarSays } from './scholar-says.js';
import { STEP_WORDS } from './step-words.js';

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
