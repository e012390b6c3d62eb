import type { ChatMode } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { explain, useDraft } from '@berea/web';
import { useEffect, useEffectEvent } from 'react';
import { type AskedQuestion, type Question, useAskedQuestion, useAskScholar } from '../data/asking.js';
import { isTopic } from '../opening/topics.js';
import type { SourceChoice } from './source-choice.js';
import { t } from '../texts/chat.js';

/** Position of a question: in place of which message, or behind which one. */
export type AskedWhere = Pick<Question, 'after' | 'insteadOf'>;

export interface Asking {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** On its way to Scholar; no other can be sent meanwhile. */
  readonly pending: AskedQuestion | undefined;
  /** Ends the answer to the question that is on its way; undefined where none is, and once it was said. */
  readonly stop: (() => void) | undefined;
  /** Calls back with the message's id once the server has it. */
  readonly ask: (message: string, where?: AskedWhere, onAsked?: (id: string) => void) => void;
  /** Sends the text of the box. */
  readonly send: (where?: AskedWhere) => void;
}

export interface AskingOptions {
  readonly conversation: { readonly id: string | undefined; readonly isNew: boolean; readonly begins: boolean };
  readonly mode: ChatMode;
  readonly sources: SourceChoice;
}

/** The text in the box, and its way to Scholar: shown at once, back in the box when it could not be sent. */
export function useAsking({ conversation, mode, sources }: AskingOptions): Asking {
  const [text, setText, clear] = useDraft('chat');
  const { mutate } = useAskScholar();
  const { asked, settle, stop, stopping } = useAskedQuestion();
  const toast = useToast();
  const pending = asked?.status === 'pending' ? asked : undefined;

  const onOutcome = useEffectEvent(({ id, status, question, error }: AskedQuestion) => {
    if (status === 'error') {
      // A question asked again is still in the conversation.
      if (!question.insteadOf) setText(joinDrafts(question.message, text));
      toast({ title: t('chat.failed-to-send-message'), description: explain(error), kind: 'error' });
    }
    // A conversation that begins is kept until the address names it.
    if (status === 'error' || !(question.newConversation && conversation.begins)) settle(id);
  });
  useEffect(() => {
    if (asked && asked.status !== 'pending') onOutcome(asked);
  }, [asked, conversation.begins]);

  const ask: Asking['ask'] = (message, where = {}, onAsked) => {
    if (pending || !message.trim()) return;
    const place: Partial<Question> = conversation.isNew
      ? { newConversation: true }
      : { ...(conversation.id && { conversation: conversation.id }), ...where };
    const question = { message, mode, ...place, ...sources.asked };
    mutate(question, { onSuccess: ({ id }) => onAsked?.(id) });
    sources.onAsked();
  };
  const send = (where?: AskedWhere) => {
    if (pending || !text.trim()) return;
    ask(text, where);
    clear();
  };
  return { text, setText, pending, ask, send, stop: pending && !stopping ? () => stop(pending.id) : undefined };
}

/** The box after a topic was chosen. It takes the place of another topic, never that of the reader's own words. */
export function withTopic(text: string, question: string): string {
  const own = text.trim() !== '' && !isTopic(text.trim());
  return own ? `${text.trimEnd()}\n\n${question}` : question;
}

/** The box after a failed send: the question that came back, before anything typed meanwhile. Neither is lost. */
export function joinDrafts(failed: string, typed: string): string {
  return !typed.trim() || typed === failed ? failed : `${failed}\n\n${typed}`;
}
