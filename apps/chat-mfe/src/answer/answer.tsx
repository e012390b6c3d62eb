import { AnswerMeta, CareAnswer, LazyAnswerText, restsOnWorks, Unconfirmed } from '@berea/answers';
import type { ChatMessage } from '@berea/contracts';
import { formatDay, PrintSheet } from '@berea/ui/data';
import { useRef } from 'react';
import { AnswerActions } from './answer-actions.js';
import styles from './answer.module.css';
import { DeleteConversation } from './delete-conversation.js';
import { ScholarSays } from './scholar-says.js';

export interface AnswerProps {
  readonly message: ChatMessage;
  readonly response: string;
  /** Undefined while no other question can be asked. */
  readonly onAgain: (() => void) | undefined;
  readonly onListen: () => void;
}

/** An answer with what it rests on and what can be done with it. One to somebody in distress is no find to be kept. */
export function Answer({ message, response, onAgain, onListen }: AnswerProps) {
  const sheet = useRef<HTMLElement>(null);
  if (message.care) {
    return (
      <ScholarSays>
        <h2 className={styles['who']}>Scholar</h2>
        <CareAnswer response={response} citations={message.citations} care={message.care} words={LazyAnswerText}>
          <DeleteConversation conversation={message.conversation} language={message.care.language} />
        </CareAnswer>
      </ScholarSays>
    );
  }
  return (
    <ScholarSays>
      <h2 className={styles['who']}>Scholar</h2>
      <PrintSheet ref={sheet} title={message.message} day={formatDay(message.timestamp)}>
        <LazyAnswerText text={response} citations={message.citations} />
        <Unconfirmed citations={message.citations} />
      </PrintSheet>
      {restsOnWorks(message) && (
        <div className={styles['foot']}>
          <AnswerActions message={message} response={response} sheet={sheet} onAgain={onAgain} onListen={onListen} />
          <AnswerMeta
            engine={message.engine}
            model={message.model}
            sources={message.sources}
            citations={message.citations}
          />
        </div>
      )}
    </ScholarSays>
  );
}
