import { LazyAnswerText, namedCitations, prepareAnswerText } from '@berea/answers';
import type { AnswerStep } from '@berea/contracts';
import { ThinkingDots, useReferenceReader } from '@berea/ui/core';
import { type LiveAnswer } from '../data/live-answers.js';
import { useEffect, useMemo } from 'react';
import styles from './answer.module.css';
import { useOnline } from '../header/assistant-status.js';
import { ScholarSays } from './answer.js';
import { t } from '../texts/chat.js';

/** Scholar's steps in words. */
export const stepWords = (): Readonly<Record<AnswerStep, string>> => ({
  searching: t('chat.searching-library'),
  reading: t('chat.reading-what-was-found'),
  writing: t('chat.writing-answer'),
  checking: t('chat.checking-quotations'),
});

/** An answer as far as it has come. No reference carries a tick before the whole was checked. */
export function GrowingAnswer({ live: { text, step } }: { live: LiveAnswer }) {
  const reader = useReferenceReader(text !== '');
  const citations = useMemo(() => namedCitations(text, reader), [text, reader]);
  const online = useOnline();
  // While Scholar is still thinking: the first words find their renderer there.
  useEffect(prepareAnswerText, []);
  const doing = !online
    ? t('chat.connection-is-lost-scholar')
    : text && step
      ? stepWords()[step]
      : t('chat.scholar-is-thinking');
  return (
    <ScholarSays>
      {text && (
        <>
          <h2 className={styles['who']}>{t('chat.scholar')}</h2>
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
