import type { EnhanceAction, PreachingStyle } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { PenLine } from 'lucide-react';
import { PROGRESS } from './enhance/actions.js';
import styles from './workspace.module.css';

const STYLES: readonly { value: PreachingStyle; label: string; words: string }[] = [
  { value: 'prophetic', label: 'Prophetic', words: 'Urgent, calling to repentance' },
  { value: 'teaching', label: 'Teaching', words: 'Verse by verse, clear and ordered' },
  { value: 'evangelistic', label: 'Evangelistic', words: 'The gospel, plainly offered' },
  { value: 'youth', label: 'Youth', words: 'Short, concrete, from daily life' },
  { value: 'devotional', label: 'Devotional', words: 'Quiet, personal, prayerful' },
];

interface StyleCardProps {
  readonly style: PreachingStyle;
  readonly onChange: (style: PreachingStyle) => void;
  readonly busy: EnhanceAction | undefined;
  /** Without a body there is nothing to rewrite. */
  readonly empty: boolean;
  /** Absent where Scholar is switched off. */
  readonly onRewrite: (() => void) | undefined;
}

/** How the sermon is to sound. */
export const StyleCard = ({ style, onChange, busy, empty, onRewrite }: StyleCardProps) => (
  <section className={styles['card']}>
    <h2>Voice &amp; Style</h2>
    <div className={styles['styles']} role="radiogroup" aria-label="Voice and style">
      {STYLES.map(({ value, label, words }) => (
        <label key={value}>
          <input
            type="radio"
            name="sermon-style"
            checked={style === value}
            onChange={() => onChange(value)}
            aria-describedby={`style-${value}`}
            aria-label={label}
          />
          <span>
            <strong>{label}</strong>
            <small id={`style-${value}`}>{words}</small>
          </span>
        </label>
      ))}
    </div>
    {onRewrite && (
      <Button
        icon={<PenLine size={18} strokeWidth={1.75} aria-hidden />}
        loading={busy === 'style_rewrite'}
        disabled={empty || busy !== undefined}
        onClick={onRewrite}
      >
        {busy === 'style_rewrite' ? PROGRESS.style_rewrite : 'Rewrite in this style'}
      </Button>
    )}
  </section>
);
