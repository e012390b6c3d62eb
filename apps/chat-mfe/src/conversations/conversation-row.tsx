import type { Conversation } from '@berea/contracts';
import { IconButton, useToast } from '@berea/ui/core';
import { ConfirmDelete, formatDay } from '@berea/ui/data';
import { explain, useDeleteConversation } from '@berea/web';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import styles from './conversations.module.css';
import { RenameForm } from './rename-form.js';

export interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly current: boolean;
  readonly onOpen: (id: string) => void;
  readonly onDeleting: () => void;
  /** The deletion came to nothing. */
  readonly onKept: () => void;
  readonly onDeleted: (id: string) => void;
}

export function ConversationRow({
  conversation,
  current,
  onOpen,
  onDeleting,
  onKept,
  onDeleted,
}: ConversationRowProps) {
  const { id, title, messageCount, updatedAt } = conversation;
  const [renaming, setRenaming] = useState(false);
  const remove = useDeleteConversation();
  const toast = useToast();
  const onDelete = () => {
    onDeleting();
    return remove.mutateAsync(id).then(
      () => onDeleted(id),
      (error: unknown) => {
        onKept();
        toast({ title: 'Failed to delete the conversation', description: explain(error), kind: 'error' });
      },
    );
  };
  if (renaming) {
    return (
      <li className={styles['row']}>
        <RenameForm conversation={conversation} onDone={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className={styles['row']} data-current={current || undefined}>
      <button
        type="button"
        className={styles['open']}
        aria-current={current || undefined}
        data-list-focus
        onClick={() => onOpen(id)}
      >
        <span className={styles['title']}>{title}</span>
        <span className={styles['when']}>
          {`${formatDay(updatedAt)} · ${messageCount} ${messageCount === 1 ? 'question' : 'questions'}`}
        </span>
      </button>
      <IconButton icon={Pencil} label={`Rename ${title}`} tooltip="Rename" onClick={() => setRenaming(true)} />
      <ConfirmDelete
        label={`Delete ${title}`}
        question="Delete this conversation?"
        consequence="Its questions and answers are deleted for good. Saved notes stay."
        onDelete={onDelete}
      />
    </li>
  );
}
