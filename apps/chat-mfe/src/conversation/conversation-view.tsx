import { ConversationFailed } from './conversation-failed.js';
import { ConversationLoading } from './conversation-loading.js';
import { Thread } from './thread.js';
import type { Asking } from './use-asking.js';
import type { useConversation } from './use-conversation.js';
import { useStable } from './use-stable.js';
import { Welcome } from './welcome.js';

export interface ConversationViewProps {
  readonly conversation: ReturnType<typeof useConversation>;
  readonly asking: Asking;
  readonly onTopic: (question: string) => void;
}

export function ConversationView({ conversation, asking, onTopic }: ConversationViewProps) {
  const { id, isNew, isNamed, messages, open } = conversation;
  const { pending, ask } = asking;
  const onAskAgain = useStable(ask);
  // A question asked elsewhere shows in its own conversation only.
  const here = isNew
    ? pending?.question.newConversation
    : !pending?.question.newConversation && pending?.question.conversation === id;
  const pendingHere = here ? pending : undefined;
  const shown = isNew ? [] : messages.data;

  if (!isNew && messages.isPending) return <ConversationLoading />;
  if (!isNew && messages.isError) {
    return (
      <ConversationFailed
        error={messages.error}
        retry={() => void messages.refetch()}
        leave={isNamed ? () => open(undefined) : undefined}
      />
    );
  }
  if (!shown?.length && !pendingHere) return <Welcome onTopic={onTopic} />;
  return (
    <Thread
      key={id ?? 'new'}
      messages={shown ?? []}
      pendingHere={pendingHere}
      pending={Boolean(pending)}
      onAskAgain={onAskAgain}
    />
  );
}
