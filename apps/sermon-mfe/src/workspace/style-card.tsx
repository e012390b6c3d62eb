import type { EnhanceAction, PreachingStyle } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { PenLine } from 'lucide-react';
import { progressWords } from './enhance/actions.js';
import styles from './workspace.module.css';
import { t } from '../texts/workspace.js';

const preachingStyles = (): readonly { value: PreachingStyle; label: string; words: string }[] => [
  { value: 'prophetic', label: t('workspace.prophetic'), words: t('workspace.urgent-calling-to-repentance') },
  { value: 'teaching', label: t('workspace.teaching'), words: t('workspace.verse-by-verse-clear-and-ordered') },
  { value: 'evangelistic', label: t('workspace.evangelistic'), words: t('workspace.gospel-plainly-offered') },
  { value: 'youth', label: t('workspace.youth'), words: t('workspace.short-concrete-from-daily-life') },
  { value: 'devotional', label: t('workspace.devotional'), words: t('workspace.quiet-personal-prayerful') },
];

export const styleName = (style: PreachingStyle): string =>
  preachingStyles().find(({ value }) => value === style)?.label ?? '';

interface StyleCardProps {
  readonly style: PreachingStyle;
  readonly onChange: (style: PreachingStyle) => void;
  readonly busy: EnhanceAction | undefined;
  /** Without a body there is nothing to rewrite. */
  readonly empty: boolean;
  /** No language model writes: there is advice for the style, and no rewrite. */
  readonly withoutModel: boolean;
  /** Absent where Scholar is switched off. */
  readonly onRewrite: (() => void) | undefined;
}

/** How the sermon is to sound. */
export const StyleCard = ({ style, onChange, busy, empty, withoutModel, onRewrite }: StyleCardProps) => (
  <section className={styles['card']}>
    <h2>{t('workspace.voice-style')}</h2>
    <div className={styles['styles']} role="radiogroup" aria-label={t('workspace.voice-and-style')}>
      {preachingStyles().map(({ value, label, words }) => (
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
        aria-describedby={withoutModel ? 'style-rewrite-hint' : undefined}
        icon={<PenLine size={18} strokeWidth={1.75} aria-hidden />}
        loading={busy === 'style_rewrite'}
        disabled={empty || busy !== undefined}
        onClick={onRewrite}
      >
        {busy === 'style_rewrite' ? progressWords().style_rewrite : t('workspace.rewrite-in-this-style')}
      </Button>
    )}
    {onRewrite && withoutModel && (
      <small id="style-rewrite-hint" className={styles['hint']}>
        {t('workspace.without-a-model-style')}
      </small>
    )}
  </section>
);
