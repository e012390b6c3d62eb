import type { ChatMessage } from '@berea/contracts';
import { CHAT_LIMITS } from '@berea/contracts/values';
import { Button, Input, isSubmitKey } from '@berea/ui/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import styles from './question.module.css';
import { t } from '../texts/chat.js';

export interface EditQuestionProps {
  readonly message: ChatMessage;
  /** How many versions there are already. */
  readonly versions: number;
  readonly pending: boolean;
  readonly onAsk: (words: string) => void;
  readonly onCancel: () => void;
}

/** A question while its words are changed, to be asked again beside what was answered before. */
export function EditQuestion({ message, versions, pending, onAsk, onCancel }: EditQuestionProps) {
  const [words, setWords] = useState(message.message);
  const askable = words.trim() !== '' && words.length <= CHAT_LIMITS.message && !pending;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (askable) onAsk(words);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (isSubmitKey(event)) submit(event);
  };
  const left = CHAT_LIMITS.message - words.length;
  return (
    <form className={styles['edit']} onSubmit={submit}>
      <Input.TextArea
        dir="auto"
        classNames={{ textarea: styles['box'] }}
        variant="borderless"
        autoFocus
        autoSize={{ minRows: 2, maxRows: 12 }}
        aria-label={t('chat.edit-your-question')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      />
      <div className={styles['foot']}>
        <p role={left < 0 ? 'alert' : undefined}>
          {left < 0
            ? t('chat.shorten-it-by-characters', { over: -left })
            : t('chat.earlier-answer-stays-as', { version: versions, versions: versions + 1 })}
        </p>
        <Button type="text" onClick={onCancel}>
          {t('chat.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" disabled={!askable}>
          {t('chat.ask-again')}
        </Button>
      </div>
    </form>
  );
}
