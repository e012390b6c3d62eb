import { type AskedQuestion } from '../data/asking.js';
import { useKeptOpening, Welcome } from '../welcome/welcome.js';
import { ConversationFailed, ConversationLoading } from './conversation-states.js';
import type { ExchangeActions } from './exchange.js';
import { Thread } from './thread.js';
import type { Conversation } from './use-conversation.js';

export interface ConversationViewProps extends ExchangeActions {
  readonly conversation: Conversation;
  /** The question that is on its way to Scholar, wherever it was asked. */
  readonly asked: AskedQuestion | undefined;
  /** Its answer ends as soon as it begins. */
  readonly stopping: boolean;
  readonly onTopic: (question: string) => void;
}

export function ConversationView({ conversation, asked, stopping, onTopic, ...actions }: ConversationViewProps) {
  const { id, isNew, isNamed, isHome, isToday, thread, turns, open } = conversation;
  // A question asked elsewhere shows in its own conversation only.
  const here = isNew
    ? asked?.question.newConversation
    : !asked?.question.newConversation && asked?.question.conversation === id;
  const pendingHere = here ? asked : undefined;

  useKeptOpening(isHome && (turns.length || pendingHere) ? false : undefined);

  if (!isNew && thread.isPending) return <ConversationLoading />;
  if (!isNew && thread.isError && !thread.data) {
    return (
      <ConversationFailed
        error={thread.error}
        retry={() => void thread.refetch()}
        leave={isNamed ? () => open(undefined) : undefined}
      />
    );
  }
  if (!turns.length && !pendingHere) return <Welcome onTopic={onTopic} atHome={isHome} today={isToday} />;
  return (
    <Thread
      key={id ?? 'new'}
      turns={turns}
      pendingHere={pendingHere}
      stopping={stopping}
      loadEarlier={!isNew && thread.hasNextPage ? () => void thread.fetchNextPage() : undefined}
      loadingEarlier={thread.isFetchingNextPage}
      {...actions}
    />
  );
}
