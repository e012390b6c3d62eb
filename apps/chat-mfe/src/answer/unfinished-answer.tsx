import { LazyAnswerText, namedCitations } from '@berea/answers';
import type { ChatMessage } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { ScholarSays } from './answer.js';
import styles from './answer.module.css';

export interface UnfinishedAnswerProps {
  readonly message: ChatMessage;
  /** No other question can be asked just now. */
  readonly pending: boolean;
  readonly onAgain: () => void;
}

const KEPT = 'What came is kept. Its references have not been checked.';

/** A question without a whole answer: what there is of it, why it ended, and the way to ask it again. */
export function UnfinishedAnswer({ message: { state, response }, pending, onAgain }: UnfinishedAnswerProps) {
  const text = response ?? '';
  const citations = useMemo(() => namedCitations(text), [text]);
  const [title, more] =
    state === 'stopped'
      ? ['You stopped this answer.', text && KEPT]
      : state === 'broken_off'
        ? [text ? 'The answer broke off here.' : 'The answer broke off before it began.', text && KEPT]
        : state === 'failed'
          ? ['Scholar could not answer this question.', 'Your question is kept.']
          : ['This question was not answered.', ''];
  return (
    <ScholarSays>
      {text && (
        <>
          <h2 className={styles['who']}>Scholar</h2>
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
          {state ? 'Retry' : 'Ask again'}
        </Button>
      </div>
    </ScholarSays>
  );
}
