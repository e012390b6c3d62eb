import type { ChatMode } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { type AskedQuestion, explain, type Question, useAskedQuestion, useAskScholar, useDraft } from '@berea/web';
import { useEffect, useEffectEvent } from 'react';
import { joinDrafts } from '../composer/join-drafts.js';

export interface Asking {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** On its way to Scholar; no other can be sent meanwhile. */
  readonly pending: AskedQuestion | undefined;
  readonly ask: (message: string) => void;
  /** Sends what stands in the box. */
  readonly send: () => void;
}

/** The text in the box, and its way to Scholar: shown at once, back in the box when it could not be sent. */
export function useAsking(
  conversation: { id: string | undefined; isNew: boolean; begins: boolean },
  mode: ChatMode,
): Asking {
  const [text, setText, clear] = useDraft('chat');
  const { mutate } = useAskScholar();
  const { asked, settle } = useAskedQuestion();
  const toast = useToast();
  const pending = asked?.status === 'pending' ? asked : undefined;

  const onOutcome = useEffectEvent(({ id, status, question, error }: AskedQuestion) => {
    if (status === 'error') {
      setText(joinDrafts(question.message, text));
      toast({ title: 'Failed to send message', description: explain(error), kind: 'error' });
    }
    // A conversation that begins is kept until the address names it.
    if (status === 'error' || !(question.newConversation && conversation.begins)) settle(id);
  });
  useEffect(() => {
    if (asked && asked.status !== 'pending') onOutcome(asked);
  }, [asked, conversation.begins]);

  const ask = (message: string) => {
    if (pending || !message.trim()) return;
    const place: Partial<Question> = conversation.isNew
      ? { newConversation: true }
      : conversation.id
        ? { conversation: conversation.id }
        : {};
    mutate({ message, mode, ...place });
  };
  const send = () => {
    if (pending || !text.trim()) return;
    ask(text);
    clear();
  };
  return { text, setText, pending, ask, send };
}
