import { PageFrame, useIsPhone } from '@berea/ui/core';
import { useCallback, useRef, useState } from 'react';
import styles from './chat-page.module.css';
import { Composer, type ComposerInput } from './composer/composer.js';
import { withTopic } from './composer/with-topic.js';
import { ConversationView } from './conversation/conversation-view.js';
import { useAsking } from './conversation/use-asking.js';
import { useConversation } from './conversation/use-conversation.js';
import { ConversationsDrawer } from './conversations/conversations-drawer.js';
import { AssistantStatus } from './header/assistant-status.js';
import { ChatActions } from './header/chat-actions.js';
import headerStyles from './header/header.module.css';
import { ModeSwitch } from './header/mode-switch.js';
import { useChatMode } from './header/use-chat-mode.js';

/** Home: the conversation with Scholar. */
export function ChatPage() {
  const phone = useIsPhone();
  const [mode, setMode] = useChatMode();
  const conversation = useConversation();
  const asking = useAsking(conversation, mode);
  const [listOpen, setListOpen] = useState(false);
  const box = useRef<ComposerInput>(null);
  const hasMessages = !conversation.isNew && Boolean(conversation.messages.data?.length);

  const onNew = () => {
    conversation.begin();
    box.current?.focus();
  };
  const { text, setText } = asking;
  const onTopic = (question: string) => {
    setText(withTopic(text, question));
    box.current?.focus({ cursor: 'end' });
  };
  const openList = useCallback(() => setListOpen(true), []);
  const actions = (
    <ChatActions
      onConversations={openList}
      onNew={hasMessages ? onNew : undefined}
      modes={!phone && <ModeSwitch mode={mode} onChange={setMode} />}
    />
  );
  return (
    <PageFrame
      title="Scholar"
      meta={<AssistantStatus />}
      actions={phone ? undefined : actions}
      phoneActions={phone ? actions : undefined}
      width="full"
    >
      {phone && (
        <div className={headerStyles['modebar']}>
          <ModeSwitch mode={mode} onChange={setMode} block />
        </div>
      )}
      <div className={styles['conversation']}>
        <ConversationView conversation={conversation} asking={asking} onTopic={onTopic} />
      </div>
      <Composer ref={box} text={text} setText={setText} pending={Boolean(asking.pending)} onSend={asking.send} />
      <ConversationsDrawer
        open={listOpen}
        onClose={() => setListOpen(false)}
        current={conversation.id}
        onOpen={conversation.open}
      />
    </PageFrame>
  );
}
