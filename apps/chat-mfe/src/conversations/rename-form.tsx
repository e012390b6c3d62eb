import type { Conversation } from '@berea/contracts';
import { CHAT_LIMITS } from '@berea/contracts/values';
import { IconButton, Input, useToast } from '@berea/ui/core';
import { explain } from '@berea/web';
import { useRenameConversation } from '../data/conversations.js';
import { Check, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './conversations.module.css';
import { t } from '../texts/chat-history.js';

/** A conversation's title while it is being changed; what was typed stays when the change is refused. */
export function RenameForm({ conversation, onDone }: { conversation: Conversation; onDone: () => void }) {
  const [title, setTitle] = useState(conversation.title);
  const rename = useRenameConversation();
  const toast = useToast();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return;
    rename.mutate(
      { id: conversation.id, title: title.trim() },
      {
        onSuccess: onDone,
        onError: (error) =>
          toast({ title: t('chat-history.failed-to-rename-conversation'), description: explain(error), kind: 'error' }),
      },
    );
  };
  return (
    <form className={styles['rename']} onSubmit={onSubmit}>
      <Input
        autoFocus
        aria-label={t('chat-history.title-of-conversation')}
        value={title}
        maxLength={CHAT_LIMITS.title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The list stays open.
          event.stopPropagation();
          onDone();
        }}
      />
      <IconButton
        icon={Check}
        label={t('chat-history.save-title')}
        htmlType="submit"
        disabled={!title.trim()}
        loading={rename.isPending}
      />
      <IconButton icon={X} label={t('chat-history.cancel')} onClick={onDone} />
    </form>
  );
}
