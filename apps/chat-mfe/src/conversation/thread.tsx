import { Button } from '@berea/ui/core';
import { type AskedQuestion } from '../data/asking.js';
import { memo, useEffect, useRef } from 'react';
import { Exchange, type ExchangeActions, PendingExchange } from './exchange.js';
import styles from './thread.module.css';
import type { Turn } from './turns.js';
import { useNewestInView } from './use-newest-in-view.js';
import { t } from '../texts/chat.js';

export interface ThreadProps extends ExchangeActions {
  readonly turns: readonly Turn[];
  /** Asked in this conversation and not with the server yet. */
  readonly pendingHere: AskedQuestion | undefined;
  /** Its answer ends as soon as it begins. */
  readonly stopping: boolean;
  /** Brings earlier messages; undefined where all are there. */
  readonly loadEarlier: (() => void) | undefined;
  readonly loadingEarlier: boolean;
}

/** All questions and answers of a conversation, the newest kept in view; earlier ones come when one scrolls up to them. */
export function Thread({ turns, pendingHere, stopping, loadEarlier, loadingEarlier, ...actions }: ThreadProps) {
  const place = pendingHere?.question.insteadOf;
  // A question asked again takes the place of the version before it, and of all that followed that.
  const cut = place ? turns.findIndex(({ message }) => message.id === place) : -1;
  const shown = cut < 0 ? turns : turns.slice(0, cut);
  const newest = pendingHere ? `asked-${pendingHere.id}` : shown.at(-1)?.message.id;
  const { newestRef, endRef } = useNewestInView(newest, Boolean(pendingHere));
  return (
    <div className={styles['thread']}>
      {loadEarlier && <Earlier onReach={loadEarlier} loading={loadingEarlier} />}
      {shown.map(({ message, versions }) => (
        <div key={message.id} ref={message.id === newest ? newestRef : undefined} className={styles['place']}>
          <KeptExchange message={message} versions={versions} newest={message.id === newest} {...actions} />
        </div>
      ))}
      {pendingHere && (
        <div key={newest} ref={newestRef} className={styles['place']}>
          <PendingExchange question={pendingHere.question.message} stopping={stopping} />
        </div>
      )}
      <div ref={endRef} />
    </div>
  );
}

/** Kept from rendering again while the box is typed in, and while another answer grows. */
const KeptExchange = memo(Exchange, (before, next) => {
  const same =
    before.versions.length === next.versions.length && before.versions.every((each, at) => each === next.versions[at]);
  return (
    same &&
    before.message === next.message &&
    before.newest === next.newest &&
    before.pending === next.pending &&
    before.actions === next.actions
  );
});

function Earlier({ onReach, loading }: { onReach: () => void; loading: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || loading || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(), {
      rootMargin: '600px 0px 0px 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onReach, loading]);
  return (
    <div ref={place} className={styles['earlier']}>
      <Button type="text" loading={loading} onClick={onReach}>
        {t('chat.earlier-messages')}
      </Button>
    </div>
  );
}
