import { CARE_WORDS } from '@berea/answers';
import type { Care } from '@berea/contracts';
import { Button, useToast } from '@berea/ui/core';
import { Popconfirm } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useDeleteConversation } from '../data/conversations.js';
import { useSearchParams } from '@berea/web/router';
import styles from './answer.module.css';
import { t } from '../texts/chat.js';

export interface DeleteConversationProps {
  readonly conversation: string;
  readonly language: Care['language'];
}

/** For whom it is not safe, or too much, that these words stay. */
export function DeleteConversation({ conversation, language }: DeleteConversationProps) {
  const remove = useDeleteConversation();
  const [, setParams] = useSearchParams();
  const toast = useToast();
  const words = CARE_WORDS[language];
  const onDelete = () =>
    remove.mutateAsync(conversation).then(
      () => setParams({}),
      (error: unknown) =>
        toast({ title: t('chat.failed-to-delete-conversation'), description: explain(error), kind: 'error' }),
    );
  return (
    <>
      <span>{words.kept}</span>
      <Popconfirm title={`${words.remove}?`} okText={words.remove} onConfirm={onDelete}>
        <Button type="link" className={styles['delete']} loading={remove.isPending}>
          {words.remove}
        </Button>
      </Popconfirm>
    </>
  );
}
