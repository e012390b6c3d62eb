import type { ChatMessage } from '@berea/contracts';
import { Button, IconButton, PageFrame, useIsPhone } from '@berea/ui/core';
import { lazyAside, useAssistantStatus } from '@berea/web';
import { useAskedQuestion } from './data/asking.js';
import { useLiveAnswer } from './data/use-live-answers.js';
import { useStopAnswer } from './data/messages.js';
import { ArrowLeft, Plus } from 'lucide-react';
import { useCallback, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { useSourceChoice } from './asking/source-choice.js';
import { useAsking, withTopic } from './asking/use-asking.js';
import styles from './chat-page.module.css';
import { Composer, type ComposerInput } from './composer/composer.js';
import { ConversationView } from './conversation/conversation-view.js';
import { SaidAloud } from './conversation/said-aloud.js';
import { useConversation } from './conversation/use-conversation.js';
import { useLeftDeletions } from './conversations/use-deleting.js';
import { AssistantStatus } from './header/assistant-status.js';
import { ChatActions } from './header/chat-actions.js';
import headerStyles from './header/header.module.css';
import { ModeSwitch, useChatMode } from './header/mode-switch.js';
import { SourcesMenu } from './sources/sources-menu.js';
import { useAnswerVoice } from './voice/use-answer-voice.js';
import { useMicrophone } from './voice/use-microphone.js';
import { useOnDemand } from './use-on-demand.js';
import { VoiceMenu } from './voice/voice-menu.js';
import { useVoiceSettings } from './voice/voice-settings.js';
import { t } from './texts/chat.js';

const AssistantOff = lazyAside(async () => ({ default: (await import('./welcome/assistant-off.js')).AssistantOff }));

const SpeakingBar = lazyAside(async () => ({ default: (await import('./voice/speaking-bar.js')).SpeakingBar }));

const loadColumn = () => import('./conversations/conversation-list.js').then((module) => module.ConversationColumn);

/** Home: the conversation with Scholar. */
export function ChatPage() {
  const { data: assistant } = useAssistantStatus();
  return assistant?.engine === 'off' ? <AssistantOff by={assistant.offBy} /> : <Chat />;
}

function Chat() {
  const phone = useIsPhone();
  const [mode, setMode] = useChatMode();
  const [voiceSettings, changeVoice] = useVoiceSettings();
  const [listOpen, setListOpen] = useState(false);
  const [ConversationColumn, wantColumn] = useOnDemand(loadColumn);
  const box = useRef<ComposerInput>(null);
  const conversation = useConversation();
  const sources = useSourceChoice(conversation.id);
  const asking = useAsking({ conversation, mode, sources });
  const { asked } = useAskedQuestion();
  const stop = useStopAnswer();
  useLeftDeletions();

  const { turns } = conversation;
  const newest = turns.at(-1)?.message;
  const live = useLiveAnswer(newest?.id);
  const voice = useAnswerVoice(voiceSettings, newest);
  const answering = live !== undefined || newest?.state === 'answering';
  const pending = Boolean(asking.pending) || answering;

  const { text, setText } = asking;
  const onSpoken = (question: string) => {
    voice.stop();
    asking.ask(question, { ...after(conversation.after) }, (id) => voiceSettings.aloud && voice.follow(id));
  };
  const microphone = useMicrophone({
    language: voiceSettings.language,
    voice: voice.voice,
    onStart: voice.stop,
    onSend: onSpoken,
    onKeep: (words) => setText(text.trim() ? `${text.trimEnd()}\n${words}` : words),
  });

  const onSend = () => {
    asking.send(after(conversation.after));
    conversation.choose(undefined);
  };
  const { choose } = conversation;
  const onAskAgain = useStable((message: ChatMessage, words: string) => {
    asking.ask(words, { insteadOf: message.id });
    choose(undefined);
  });
  const onListen = useStable((message: ChatMessage) => {
    if (message.response !== null) voice.speak(message.response);
  });
  const onAskNext = useStable((question: string) => {
    asking.ask(question, after(conversation.after));
    choose(undefined);
    // The button that had the focus goes; a phone's keyboard is not to cover the answer.
    if (!phone) box.current?.focus();
  });
  const actions = useMemo(
    () => ({ onAskAgain, onAskNext, onChoose: choose, onListen }),
    [onAskAgain, onAskNext, choose, onListen],
  );
  const onTopic = (question: string) => {
    setText(withTopic(text, question));
    box.current?.focus({ cursor: 'end' });
  };
  const openConversation = (id: string | undefined) => {
    conversation.choose(undefined);
    voice.stop();
    if (id) conversation.open(id);
    else conversation.begin();
    if (phone && id) setListOpen(false);
  };
  const onNew = () => {
    openConversation(undefined);
    setListOpen(listOpen && !phone);
    box.current?.focus();
  };

  const onToday = () => {
    conversation.choose(undefined);
    voice.stop();
    conversation.openToday();
    if (phone) setListOpen(false);
  };

  const list = listOpen && ConversationColumn && (
    <ConversationColumn current={conversation.id} onOpen={openConversation} onToday={onToday} />
  );
  if (phone && listOpen) {
    return (
      <PageFrame
        title={t('chat.conversations')}
        lead={
          <span className={headerStyles['lead']}>
            <IconButton icon={ArrowLeft} label={t('chat.back-to-conversation')} onClick={() => setListOpen(false)} />
            <span aria-hidden>{t('chat.conversations')}</span>
          </span>
        }
        phoneActions={
          <Button type="text" icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={onNew}>
            {t('chat.new')}
          </Button>
        }
        width="full"
      >
        {list}
      </PageFrame>
    );
  }
  const header = (
    <ChatActions
      listShown={listOpen}
      onConversations={() => wantColumn(() => setListOpen(!listOpen))}
      onNew={turns.length > 0 ? onNew : undefined}
      modes={!phone && <ModeSwitch mode={mode} onChange={setMode} />}
    />
  );
  return (
    <PageFrame
      title={t('chat.scholar')}
      meta={<AssistantStatus />}
      actions={phone ? undefined : header}
      phoneActions={phone ? header : undefined}
      width="full"
    >
      {phone && (
        <div className={headerStyles['modebar']}>
          <ModeSwitch mode={mode} onChange={setMode} block />
        </div>
      )}
      <div className={styles['page']}>
        {list}
        <div className={styles['main']}>
          <div className={styles['conversation']}>
            <ConversationView
              conversation={conversation}
              asked={asking.pending ?? (asked?.status === 'pending' ? asked : undefined)}
              stopping={asking.pending !== undefined && !asking.stop}
              onTopic={onTopic}
              pending={pending}
              actions={actions}
            />
          </div>
          <SaidAloud newest={newest} pending={Boolean(asking.pending)} />
          <Composer
            ref={box}
            text={text}
            setText={setText}
            pending={Boolean(asking.pending)}
            onSend={onSend}
            onStop={asking.pending ? asking.stop : answering && newest ? () => stop.mutate(newest.id) : undefined}
            listening={microphone.open}
            onMicrophone={microphone.start}
            // Beside an answer to somebody in distress, nothing to be set up.
            tools={
              !newest?.care && (
                <>
                  <SourcesMenu choice={sources} />
                  <VoiceMenu settings={voiceSettings} change={changeVoice} />
                </>
              )
            }
            above={
              voice.status !== 'idle' && (
                <SpeakingBar status={voice.status} onPause={voice.pause} onResume={voice.resume} onStop={voice.stop} />
              )
            }
          />
        </div>
      </div>
      {microphone.input}
    </PageFrame>
  );
}

const after = (id: string | undefined) => (id === undefined ? {} : { after: id });

/** A handler whose identity stays while what it does follows the latest render: for children that are memoised. */
function useStable<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
