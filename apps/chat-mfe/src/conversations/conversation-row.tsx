import type { Conversation } from '@berea/contracts';
import { IconButton } from '@berea/ui/core';
import { Dropdown, formatDay } from '@berea/ui/data';
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './conversations.module.css';
import { RenameForm } from './rename-form.js';
import { t } from '../texts/chat-history.js';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const actions = () => [
  { key: 'rename', label: t('chat-history.rename'), icon: <Pencil {...icon} /> },
  { key: 'export', label: t('chat-history.export-as-markdown'), icon: <Download {...icon} /> },
  { key: 'delete', label: t('chat-history.delete'), danger: true, icon: <Trash2 {...icon} /> },
];

export interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly current: boolean;
  /** The day is named where the group does not tell it. */
  readonly dated: boolean;
  readonly onOpen: (id: string) => void;
  readonly onExport: (conversation: Conversation) => void;
  readonly onDelete: (conversation: Conversation) => void;
}

export function ConversationRow({ conversation, current, dated, onOpen, onExport, onDelete }: ConversationRowProps) {
  const { id, title, updatedAt } = conversation;
  const [renaming, setRenaming] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  if (renaming) {
    return (
      <li className={styles['row']}>
        <RenameForm
          conversation={conversation}
          onDone={() => {
            setRenaming(false);
            requestAnimationFrame(() => menu.current?.focus());
          }}
        />
      </li>
    );
  }
  const does: Readonly<Record<string, () => void>> = {
    rename: () => setRenaming(true),
    export: () => onExport(conversation),
    delete: () => onDelete(conversation),
  };
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
        {dated && <span className={styles['when']}>{formatDay(updatedAt)}</span>}
      </button>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        menu={{ items: actions(), onClick: ({ key }) => does[key]?.() }}
      >
        <IconButton
          ref={menu}
          icon={Ellipsis}
          label={t('chat-history.actions-for', { title })}
          tooltip=""
          aria-haspopup="menu"
        />
      </Dropdown>
    </li>
  );
}

/** In the place of a conversation that was deleted, until the list is left. */
export function DeletedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  return (
    <li className={styles['row']} data-deleted>
      <span className={styles['title']}>{t('chat-history.deleted', { title })}</span>
      <button type="button" className={styles['undo']} data-list-focus autoFocus onClick={onUndo}>
        {t('chat-history.undo')}
      </button>
    </li>
  );
}
