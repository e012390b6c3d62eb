import { cutText } from '@berea/contracts/values';
import type { ChatMessage } from '@berea/contracts';
import { ThinkingDots } from '@berea/ui/core';
import { useLiveAnswer } from '../data/use-live-answers.js';
import { useState } from 'react';
import { Answer, CutAnswer, ScholarSays } from '../answer/answer.js';
import { GrowingAnswer } from '../answer/growing-answer.js';
import { UnfinishedAnswer } from '../answer/unfinished-answer.js';
import { EditQuestion } from './edit-question.js';
import { NextQuestions } from './next-questions.js';
import { Question } from './question.js';
import styles from './thread.module.css';
import { t } from '../texts/chat.js';

/** Actions of an exchange; the same object at each rendering. */
export interface Actions {
  /** Asks in the place of a message, in its words or others. */
  readonly onAskAgain: (message: ChatMessage, words: string) => void;
  /** Shows another version. */
  readonly onChoose: (id: string) => void;
  /** Asks a question that an answer suggests. */
  readonly onAskNext: (question: string) => void;
  /** Reads an answer aloud. */
  readonly onListen: (message: ChatMessage) => void;
}

export interface ExchangeActions {
  /** A question is on its way or being answered: no other can be asked. */
  readonly pending: boolean;
  readonly actions: Actions;
}

export interface ExchangeProps extends ExchangeActions {
  readonly message: ChatMessage;
  readonly versions: readonly ChatMessage[];
  /** No other question follows it. */
  readonly newest: boolean;
}

const nameOf = (question: string): string => t('chat.you-asked', { question: cutText(question, 80) });

/** A question and its answer, or what has come of it. */
export function Exchange({ message, versions, newest, pending, actions }: ExchangeProps) {
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <article className={styles['exchange']} aria-label={nameOf(message.message)}>
        <EditQuestion
          message={message}
          versions={versions.length}
          pending={pending}
          onAsk={(words) => {
            setEditing(false);
            actions.onAskAgain(message, words);
          }}
          onCancel={() => setEditing(false)}
        />
      </article>
    );
  }
  return (
    <article className={styles['exchange']} aria-label={nameOf(message.message)}>
      <Question
        message={message}
        versions={versions}
        onEdit={message.care ? undefined : () => setEditing(true)}
        onChoose={actions.onChoose}
      />
      <Response message={message} pending={pending} actions={actions} />
      {newest && !pending && message.next && <NextQuestions questions={message.next} onAsk={actions.onAskNext} />}
    </article>
  );
}

function Response({ message, pending, actions }: Omit<ExchangeProps, 'versions' | 'newest'>) {
  const live = useLiveAnswer(message.id);
  const again = () => actions.onAskAgain(message, message.message);
  if (live) return <GrowingAnswer live={live} />;
  if (message.state === 'answering') return <Thinking />;
  if (message.response === null || message.state) {
    return <UnfinishedAnswer message={message} pending={pending} onAgain={again} />;
  }
  if (message.truncated) return <CutAnswer id={message.id} beginning={message.response} />;
  return (
    <Answer
      message={message}
      response={message.response}
      onAgain={pending ? undefined : again}
      onListen={() => actions.onListen(message)}
    />
  );
}

function Thinking({ words = t('chat.scholar-is-thinking') }: { readonly words?: string }) {
  return (
    <ScholarSays>
      <p className={styles['thinking']}>
        <ThinkingDots />
        {words}
      </p>
    </ScholarSays>
  );
}

/** A question on its way, and Scholar thinking in the place of the answer. */
export function PendingExchange({ question, stopping }: { question: string; stopping: boolean }) {
  return (
    <article className={styles['exchange']} aria-label={nameOf(question)}>
      <p className={styles['question']}>{question}</p>
      <Thinking {...(stopping && { words: t('chat.stopping') })} />
    </article>
  );
}
