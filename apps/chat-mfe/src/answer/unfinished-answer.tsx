import { LazyAnswerText, namedCitations } from '@berea/answers';
import type { ChatMessage } from '@berea/contracts';
import { Button, useReferenceReader } from '@berea/ui/core';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { ScholarSays } from './answer.js';
import styles from './answer.module.css';
import { t } from '../texts/chat.js';

export interface UnfinishedAnswerProps {
  readonly message: ChatMessage;
  /** No other question can be asked just now. */
  readonly pending: boolean;
  readonly onAgain: () => void;
}

const kept = () => t('chat.what-came-is-kept');

/** A question without a whole answer: what there is of it, why it ended, and the way to ask it again. */
export function UnfinishedAnswer({ message: { state, response }, pending, onAgain }: UnfinishedAnswerProps) {
  const text = response ?? '';
  const reader = useReferenceReader(text !== '');
  const citations = useMemo(() => namedCitations(text, reader), [text, reader]);
  const [title, more] =
    state === 'stopped'
      ? [t('chat.you-stopped-this-answer'), text && kept()]
      : state === 'broken_off'
        ? [text ? t('chat.answer-broke-off-here') : t('chat.answer-broke-off-before-it'), text && kept()]
        : state === 'failed'
          ? [t('chat.scholar-could-not-answer-this'), t('chat.your-question-is-kept')]
          : [t('chat.this-question-was-not-answered'), ''];
  return (
    <ScholarSays>
      {text && (
        <>
          <h2 className={styles['who']}>{t('chat.scholar')}</h2>
          <LazyAnswerText text={text} citations={citations} />
        </>
      )}
      <div className={styles['unfinished']}>
        <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
        <p>
          <b>{title}</b>
          {more && <span>{more}</span>}
        </p>
        <Button icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden />} disabled={pending} onClick={onAgain}>
          {state ? t('chat.retry') : t('chat.ask-again')}
        </Button>
      </div>
    </ScholarSays>
  );
}
