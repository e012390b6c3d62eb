import { Button, IconButton, useIsPhone } from '@berea/ui/core';
import { History, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChatHelp } from './chat-help.js';
import { t } from '../texts/chat.js';

export interface ChatActionsProps {
  readonly modes: ReactNode;
  readonly listShown: boolean;
  readonly onConversations: () => void;
  /** Undefined while there is nothing to turn away from. */
  readonly onNew: (() => void) | undefined;
}

export function ChatActions({ modes, listShown, onConversations, onNew }: ChatActionsProps) {
  const phone = useIsPhone();
  return (
    <>
      {modes}
      <IconButton
        icon={History}
        iconSize={20}
        label={t('chat.conversations')}
        aria-expanded={listShown}
        onClick={onConversations}
      />
      <ChatHelp />
      {onNew &&
        (phone ? (
          <IconButton icon={Plus} iconSize={20} label={t('chat.new')} onClick={onNew} />
        ) : (
          <Button icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={onNew}>
            {t('chat.new')}
          </Button>
        ))}
    </>
  );
}
