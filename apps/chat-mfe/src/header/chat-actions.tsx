import { Button, IconButton, useIsPhone } from '@berea/ui/core';
import { History, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ChatActionsProps {
  readonly modes: ReactNode;
  readonly onConversations: () => void;
  /** Undefined while there is nothing to turn away from. */
  readonly onNew: (() => void) | undefined;
}

export function ChatActions({ modes, onConversations, onNew }: ChatActionsProps) {
  const phone = useIsPhone();
  return (
    <>
      {modes}
      <IconButton icon={History} iconSize={20} label="Conversations" aria-haspopup="dialog" onClick={onConversations} />
      {onNew &&
        (phone ? (
          <IconButton icon={Plus} iconSize={20} label="New" onClick={onNew} />
        ) : (
          <Button icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={onNew}>
            New
          </Button>
        ))}
    </>
  );
}
