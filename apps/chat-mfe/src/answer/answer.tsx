import { AnswerMeta, AnswerText, CareAnswer, noteFrom, restsOnWorks, SaveToNotes, Unconfirmed } from '@berea/answers';
import type { ChatMessage } from '@berea/contracts';
import { IconButton, Logo } from '@berea/ui/core';
import { formatDay, printAlone, PrintSheet } from '@berea/ui/data';
import { Printer } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styles from './answer.module.css';
import { DeleteConversation } from './delete-conversation.js';

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

/** An answer with what it rests on and what can be done with it. One to somebody in distress is no find to be kept. */
export function Answer({ message, response }: { message: ChatMessage; response: string }) {
  const sheet = useRef<HTMLElement>(null);
  if (message.care) {
    return (
      <ScholarSays>
        <h2 className={styles['who']}>Scholar</h2>
        <CareAnswer response={response} citations={message.citations} care={message.care} words={AnswerText}>
          <DeleteConversation conversation={message.conversation} language={message.care.language} />
        </CareAnswer>
      </ScholarSays>
    );
  }
  return (
    <ScholarSays>
      <h2 className={styles['who']}>Scholar</h2>
      <PrintSheet ref={sheet} title={message.message} day={formatDay(message.timestamp)}>
        <AnswerText text={response} citations={message.citations} />
        <Unconfirmed citations={message.citations} />
      </PrintSheet>
      {restsOnWorks(message) && (
        <div className={styles['foot']}>
          <SaveToNotes
            note={() =>
              response.trim() ? noteFrom({ from: 'reply', question: message.message, response }) : undefined
            }
            words={SAVING}
          />
          <IconButton icon={Printer} label="Print" onClick={() => sheet.current && printAlone(sheet.current)} />
          <AnswerMeta engine={message.engine} sources={message.sources} citations={message.citations} />
        </div>
      )}
    </ScholarSays>
  );
}
