import { Button, IconButton } from '@berea/ui/core';
import type { TextEditorModule } from '@berea/ui/forms';
import { Check, ChevronDown, ChevronUp, X } from 'lucide-react';
import { useMemo } from 'react';
import { toolNames } from '../../manuscript/origin-words.js';
import type { Proposal } from '../use-enhancement.js';
import styles from './review.module.css';
import { countChanges, insertsOnly, wordChanges } from './word-changes.js';
import { t } from '../../texts/sermon-review.js';

interface ReviewItemProps {
  readonly proposal: Proposal;
  /** Whether it is the one under review: it alone can be accepted. */
  readonly under: boolean;
  readonly editor: TextEditorModule | undefined;
  /** Leads to another change; absent where there is none. */
  readonly onStep: ((by: number) => void) | undefined;
  readonly onChoose: () => void;
  readonly onLeft: (words: string) => void;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

/** One change that Scholar proposes, word by word, and what made it. */
export function ReviewItem({ proposal, under, editor, onLeft, onChoose, ...ways }: ReviewItemProps) {
  const { action, before, words, answer } = proposal;
  const runs = useMemo(() => wordChanges(action, before, words), [action, before, words]);
  return (
    <article className={styles['item']} data-under={under ? '' : undefined} aria-current={under ? 'true' : undefined}>
      <h3>
        {toolNames()[action]} <span>{countChanges(runs)}</span>
      </h3>
      {editor && !insertsOnly(action) ? (
        <editor.ChangesEditor
          before={before}
          after={words}
          label={t('sermon-review.change-part-by-part')}
          onChange={onLeft}
        />
      ) : (
        <div
          className={styles['changes']}
          tabIndex={0}
          role="group"
          aria-label={t('sermon-review.change-word-by-word')}
        >
          {runs.map(({ kind, text }, index) =>
            kind === 'same' ? (
              text
            ) : kind === 'inserted' ? (
              <ins key={index}>{text}</ins>
            ) : (
              <del key={index}>{text}</del>
            ),
          )}
        </div>
      )}
      <dl>
        {answer.engine !== 'library' && (
          <>
            <dt>{t('sermon-review.model')}</dt>
            <dd>{answer.model ?? t('sermon-review.model-without-name')}</dd>
          </>
        )}
        <dt>{t('sermon-review.sources')}</dt>
        <dd>{answer.sources.map(({ title }) => title).join('; ') || t('sermon-review.your-own-words')}</dd>
      </dl>
      {answer.note && <p className={styles['note']}>{answer.note}</p>}
      {under ? <Choices {...ways} /> : <Button onClick={onChoose}>{t('sermon-review.review-this-one')}</Button>}
    </article>
  );
}

/** Below the change; on phones they stay in sight above the bar of the frame. */
const Choices = ({ onStep, onAccept, onReject }: Pick<ReviewItemProps, 'onStep' | 'onAccept' | 'onReject'>) => (
  <div className={styles['choices']}>
    {onStep && (
      <>
        <IconButton icon={ChevronUp} label={t('sermon-review.previous-change')} onClick={() => onStep(-1)} />
        <IconButton icon={ChevronDown} label={t('sermon-review.next-change')} onClick={() => onStep(1)} />
      </>
    )}
    <Button type="primary" icon={<Check size={16} strokeWidth={1.75} aria-hidden />} onClick={onAccept}>
      {t('sermon-review.accept')}
    </Button>
    <Button icon={<X size={16} strokeWidth={1.75} aria-hidden />} onClick={onReject}>
      {t('sermon-review.reject')}
    </Button>
  </div>
);
