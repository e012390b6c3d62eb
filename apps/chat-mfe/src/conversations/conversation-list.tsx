import type { Conversation } from '@berea/contracts';
import { Button, Skeleton, StatusPanel } from '@berea/ui/core';
import { SearchField } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useConversations } from '../data/conversations.js';
import { CloudAlert, Download, MessageCircle, Sunrise } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ConversationRow, DeletedRow } from './conversation-row.js';
import styles from './conversations.module.css';
import { FoundMessages } from './found-messages.js';
import { groupConversations } from './group-conversations.js';
import { useDeleting } from './use-deleting.js';
import { useExport } from './use-export.js';
import { t } from '../texts/chat-history.js';

interface ConversationListProps {
  /** Id of the conversation on screen. */
  readonly current: string | undefined;
  /** Without an id: a conversation that begins. */
  readonly onOpen: (id: string | undefined) => void;
}

/** Earlier conversations, beside the one on screen; on phones in its place. */
export const ConversationColumn = ({ onToday, ...props }: ConversationListProps & { readonly onToday: () => void }) => (
  <aside className={styles['column']} aria-label={t('chat-history.conversations')}>
    <Button
      type="text"
      className={styles['today'] ?? ''}
      icon={<Sunrise size={18} strokeWidth={1.75} aria-hidden />}
      onClick={onToday}
    >
      {t('chat-history.today')}
    </Button>
    <ConversationList {...props} />
  </aside>
);

/** Earlier conversations: searched, opened, renamed, exported, deleted. */
function ConversationList({ current, onOpen }: ConversationListProps) {
  const conversations = useConversations();
  const [words, setWords] = useState('');
  const sought = useSettled(words.trim());
  const deleting = useDeleting(() => void conversations.refetch());
  const { run, exporting } = useExport();

  if (conversations.isPending) {
    return (
      <div role="status" aria-label={t('chat-history.loading-conversations')}>
        <Skeleton active title={false} paragraph={{ rows: 6, width: '100%' }} />
      </div>
    );
  }
  if (conversations.isError) {
    return (
      <StatusPanel
        role="alert"
        icon={CloudAlert}
        title={t('chat-history.conversations-could-not-be-loaded')}
        actions={<Button onClick={() => void conversations.refetch()}>{t('chat-history.try-again')}</Button>}
      >
        <p>{explain(conversations.error)}</p>
      </StatusPanel>
    );
  }
  const all = conversations.data;
  if (all.length === 0) {
    return (
      <StatusPanel icon={MessageCircle} title={t('chat-history.no-conversations-yet')}>
        <p>{t('chat-history.ask-scholar-something-what')}</p>
      </StatusPanel>
    );
  }
  const onDelete = (conversation: Conversation) => {
    deleting.remove(conversation);
    if (conversation.id === current) onOpen(undefined);
  };
  const named = all.filter(({ title }) => title.toLowerCase().includes(sought.toLowerCase()));
  return (
    <>
      <SearchField label={t('chat-history.search-conversations')} value={words} onChange={setWords} />
      {groupConversations(named).map(({ name, conversations: members }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles['group']}>{name}</h2>
          <ul className={styles['list']}>
            {members.map((conversation) =>
              deleting.isDeleted(conversation.id) ? (
                <DeletedRow
                  key={conversation.id}
                  title={conversation.title}
                  onUndo={() => deleting.undo(conversation.id)}
                />
              ) : (
                <ConversationRow
                  key={conversation.id}
                  conversation={conversation}
                  current={conversation.id === current}
                  dated={name === 'Last week' || name === 'Earlier'}
                  onOpen={onOpen}
                  onExport={(each) => void run([each], each.title)}
                  onDelete={onDelete}
                />
              ),
            )}
          </ul>
        </section>
      ))}
      {sought !== '' && <FoundMessages words={sought} onOpen={onOpen} />}
      {sought === '' && (
        <Button
          type="text"
          className={styles['all'] ?? ''}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          loading={exporting}
          onClick={() =>
            void run(
              all.filter(({ id }) => !deleting.isDeleted(id)),
              t('chat-history.scholar-conversations'),
            )
          }
        >
          {t('chat-history.export-all')}
        </Button>
      )}
    </>
  );
}

/** The typed text, once the typing rests: each search is a call. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 250);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
