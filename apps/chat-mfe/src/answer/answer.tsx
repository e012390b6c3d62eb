import { AnswerMeta, AnswerText, SaveToNotes, Unconfirmed } from '@berea/answers';
import type { ChatMessage } from '@berea/contracts';
import { Logo } from '@berea/ui/core';
import type { ReactNode } from 'react';
import styles from './answer.module.css';
import { noteFromReply } from './note-from-reply.js';

const SAVING = { saved: 'Saved to Notes successfully!', failed: 'Failed to save to Notes' };

/** Where Scholar speaks: the mark, the name, and what is said. */
export function ScholarSays({ children }: { children: ReactNode }) {
  return (
    <div className={styles['answer']}>
      <div className={styles['mark']}>
        <Logo size={32} />
      </div>
      <div className={styles['body']}>{children}</div>
    </div>
  );
}

/** An answer with what it rests on and what can be done with it. */
export function Answer({ message, response }: { message: ChatMessage; response: string }) {
  return (
    <ScholarSays>
      <h2 className={styles['who']}>Scholar</h2>
      <AnswerText text={response} citations={message.citations} />
      <Unconfirmed citations={message.citations} />
      <div className={styles['foot']}>
        <SaveToNotes
          note={() => (response.trim() ? noteFromReply(message.message, response) : undefined)}
          words={SAVING}
        />
        <AnswerMeta engine={message.engine} sources={message.sources} citations={message.citations} />
      </div>
    </ScholarSays>
  );
}
