import { loadSpeakable } from '@berea/answers';
import type { AnswerStep, ChatMessage } from '@berea/contracts';
import { useLiveAnswer } from '../data/use-live-answers.js';
import { useEffect, useState } from 'react';
import { stepWords } from '../answer/growing-answer.js';
import { t } from '../texts/chat.js';

/** Progress is told at most that often. */
const SAY_EVERY_MS = 7_000;

export interface SaidAloudProps {
  /** The newest message on screen. */
  readonly newest: ChatMessage | undefined;
  /** A question is on its way to the server. */
  readonly pending: boolean;
}

/**
 * Announcements for screen readers: progress in one line, now and then, and each finished answer once. Nothing streams
 * here.
 */
export function SaidAloud({ newest, pending }: SaidAloudProps) {
  const live = useLiveAnswer(newest?.id);
  const working = pending || live !== undefined;
  return (
    <div className="visually-hidden">
      <p role="status">{working && <Progress step={live?.step} />}</p>
      <div role="log" aria-label={t('chat.scholars-answers')} aria-live="polite">
        <Finished newest={newest} pending={pending} live={live !== undefined} />
      </div>
    </div>
  );
}

function Progress({ step }: { step: AnswerStep | undefined }) {
  const [said, setSaid] = useState(t('chat.scholar-is-answering'));
  useEffect(() => {
    if (!step || stepWords()[step] === said) return;
    const timer = setTimeout(() => setSaid(stepWords()[step]), SAY_EVERY_MS);
    return () => clearTimeout(timer);
  }, [step, said]);
  return said;
}

/** Which answer is waited for: one with this id, or the next after the message with that id. */
type Awaited = { readonly id: string } | { readonly after: string | undefined };

/**
 * The awaited answer, once it is whole; earlier ones are read from the page. Between the server's answer and the new
 * message on screen, the newest one is still the message before.
 */
function Finished({ newest, pending, live }: SaidAloudProps & { readonly live: boolean }) {
  const [awaited, setAwaited] = useState<Awaited>();
  const [wasPending, setWasPending] = useState(false);
  const [said, setSaid] = useState<{ id: string; words: string }>();
  if (pending !== wasPending) {
    setWasPending(pending);
    if (pending) setAwaited({ after: newest?.id });
  }
  const known = awaited && 'id' in awaited && awaited.id === newest?.id;
  if (newest && !known && (live || (awaited && 'after' in awaited && awaited.after !== newest.id)))
    setAwaited({ id: newest.id });
  const whole = !pending && !live && newest?.response && newest.state === undefined;
  const done = known && whole ? newest : undefined;
  useEffect(() => {
    if (!done?.response || said?.id === done.id) return;
    let current = true;
    const { id, response } = done;
    loadSpeakable().then(
      (speakable) => current && setSaid({ id, words: speakable(response).join(' ') }),
      () => current && setSaid({ id, words: response }),
    );
    return () => {
      current = false;
    };
  }, [done, said]);
  return said && <p key={said.id}>{t('chat.scholar-answered', { words: said.words })}</p>;
}
