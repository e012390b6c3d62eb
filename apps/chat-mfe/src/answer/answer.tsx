import { AnswerMeta, CareAnswer, LazyAnswerText, restsOnWorks, Unconfirmed } from '@berea/answers';
import type { ChatMessage } from '@berea/contracts';
import { Button, Logo } from '@berea/ui/core';
import { formatDay, PrintSheet } from '@berea/ui/data';
import { explain, lazyAside } from '@berea/web';
import { useWholeMessage } from '../data/messages.js';
import { type ReactNode, useRef } from 'react';
import { AnswerActions } from './answer-actions.js';
import styles from './answer.module.css';
import { t } from '../texts/chat.js';

const DeleteConversation = lazyAside(async () => ({
  default: (await import('./delete-conversation.js')).DeleteConversation,
}));
const ImportedNote = lazyAside(async () => ({ default: (await import('./imported-note.js')).ImportedNote }));

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
        <h2 className={styles['who']}>{t('chat.scholar')}</h2>
        <CareAnswer response={response} citations={message.citations} care={message.care} words={LazyAnswerText}>
          <DeleteConversation conversation={message.conversation} language={message.care.language} />
        </CareAnswer>
      </ScholarSays>
    );
  }
  return (
    <ScholarSays>
      <h2 className={styles['who']}>{t('chat.scholar')}</h2>
      <PrintSheet ref={sheet} title={message.message} day={formatDay(message.timestamp)}>
        <LazyAnswerText text={response} citations={message.citations} />
        <Unconfirmed citations={message.citations} />
      </PrintSheet>
      {message.imported && <ImportedNote />}
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

/** The first words of an answer far back in a long conversation; the rest comes when it is asked for. */
export function CutAnswer({ id, beginning }: { id: string; beginning: string }) {
  const whole = useWholeMessage();
  return (
    <ScholarSays>
      <h2 className={styles['who']}>{t('chat.scholar')}</h2>
      <p className={styles['cut']}>{beginning}…</p>
      {whole.isError && <p role="alert">{t('chat.answer-could-not-be-loaded', { explain: explain(whole.error) })}</p>}
      <Button loading={whole.isPending} onClick={() => whole.mutate(id)}>
        {t('chat.show-whole-answer')}
      </Button>
    </ScholarSays>
  );
}

/** Frame of Scholar's words: the mark, the name, and the text. */
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
