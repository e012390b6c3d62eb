import { Button } from '@berea/ui/core';
import type { TextEditorModule } from '@berea/ui/forms';
import { useState } from 'react';
import type { Proposal } from '../use-enhancement.js';
import { ReviewItem } from './review-item.js';
import styles from './review.module.css';
import { useUnderReview } from './use-under-review.js';
import { t, Trans } from '../../texts/sermon-review.js';

interface ReviewPanelProps {
  readonly proposals: readonly Proposal[];
  /** @param words what is left of the proposed ones, where some changes were rejected */
  readonly onAccept: (proposal: Proposal, words?: string) => void;
  readonly onReject: (proposal: Proposal) => void;
  /** @param wordsOf what is left of the words that a change proposes */
  readonly onAcceptAll: (wordsOf: (proposal: Proposal) => string) => void;
  readonly onRejectAll: () => void;
  /** Module of the rich editor, if the body is in it: then each change can be rejected by itself. */
  readonly editor: TextEditorModule | undefined;
}

/** Scholar's proposals, word by word: one change is under review, and none is in the sermon before it is accepted. */
export function ReviewPanel({ proposals, onAccept, onReject, onAcceptAll, onRejectAll, editor }: ReviewPanelProps) {
  /** Remaining text of proposals of which parts were rejected, by their keys. */
  const [left, setLeft] = useState<Readonly<Record<number, string>>>({});
  const accept = (proposal: Proposal) => onAccept(proposal, left[proposal.key]);
  const { at, step, choose } = useUnderReview(proposals, { onAccept: accept, onReject });
  const several = proposals.length > 1;
  return (
    <section className={styles['panel']} aria-labelledby="review-heading">
      <header>
        <h2 id="review-heading">{t('sermon-review.review-changes')}</h2>
        <p role="status">
          {several
            ? t('sermon-review.several-changes', { at: at + 1, count: proposals.length })
            : t('sermon-review.one-change-waits')}
        </p>
      </header>
      {proposals.map((proposal, index) => (
        <ReviewItem
          key={proposal.key}
          proposal={proposal}
          under={index === at}
          editor={editor}
          onStep={several ? step : undefined}
          onChoose={() => choose(index)}
          onLeft={(words) => setLeft({ ...left, [proposal.key]: words })}
          onAccept={() => accept(proposal)}
          onReject={() => onReject(proposal)}
        />
      ))}
      {several && (
        <div className={styles['all']}>
          <Button onClick={onRejectAll}>{t('sermon-review.reject-all')}</Button>
          <Button onClick={() => onAcceptAll(({ key, words }) => left[key] ?? words)}>
            {t('sermon-review.accept-all')}
          </Button>
        </div>
      )}
      <p className={styles['keys']}>
        {several ? (
          <Trans id="sermon-review.keys-of-several" elements={{ key: <kbd /> }} />
        ) : (
          <Trans id="sermon-review.keys-of-one" elements={{ key: <kbd /> }} />
        )}
      </p>
    </section>
  );
}
