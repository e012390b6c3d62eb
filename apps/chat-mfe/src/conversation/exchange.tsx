import type { ChatMessage } from '@berea/contracts';
import { Button, ThinkingDots } from '@berea/ui/core';
import { memo } from 'react';
import { Answer, ScholarSays } from '../answer/answer.js';
import { CutAnswer } from '../answer/cut-answer.js';
import styles from './thread.module.css';

export interface ExchangeProps {
  readonly message: ChatMessage;
  readonly pending: boolean;
  readonly onAskAgain: (question: string) => void;
}

/** A question and its answer. Kept from rendering again while the box is typed in. */
export const Exchange = memo(function Exchange({ message, pending, onAskAgain }: ExchangeProps) {
  return (
    <article className={styles['exchange']} aria-label={`You asked: ${message.message.slice(0, 80)}`}>
      <p className={styles['question']}>{message.message}</p>
      {message.response === null ? (
        <ScholarSays>
          <div className={styles['unanswered']}>
            <p>This question was not answered.</p>
            <Button disabled={pending} onClick={() => onAskAgain(message.message)}>
              Ask again
            </Button>
          </div>
        </ScholarSays>
      ) : message.truncated ? (
        <CutAnswer id={message.id} beginning={message.response} />
      ) : (
        <Answer message={message} response={message.response} />
      )}
    </article>
  );
});

/** A question on its way, and Scholar thinking in the place of the answer. */
export function PendingExchange({ question }: { question: string }) {
  return (
    <article className={styles['exchange']} aria-label={`You asked: ${question.slice(0, 80)}`}>
      <p className={styles['question']}>{question}</p>
      <ScholarSays>
        <p className={styles['thinking']} role="status">
          <ThinkingDots />
          Scholar is thinking...
        </p>
      </ScholarSays>
    </article>
  );
}
