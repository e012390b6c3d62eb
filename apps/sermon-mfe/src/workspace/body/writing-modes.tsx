import type { EnhanceAction, WritingMode } from '@berea/contracts';
import { LoaderCircle } from 'lucide-react';
import styles from './body.module.css';
import { t } from '../../texts/workspace.js';

const writingModes = (): readonly { mode: WritingMode; action: EnhanceAction; label: string }[] => [
  { mode: 'outline', action: 'format_outline', label: t('workspace.outline') },
  { mode: 'manuscript', action: 'format_manuscript', label: t('workspace.full-manuscript') },
  { mode: 'bullets', action: 'format_bullets', label: t('workspace.bullets') },
];

export const modeName = (mode: WritingMode): string =>
  writingModes().find(({ mode: each }) => each === mode)?.label ?? '';

interface WritingModesProps {
  readonly mode: WritingMode;
  readonly busy: EnhanceAction | undefined;
  readonly onPress: (action: EnhanceAction) => void;
}

/** Transforms the body. The present mode can be pressed too: what was typed since may not have its form. */
export function WritingModes({ mode, busy, onPress }: WritingModesProps) {
  return (
    <div className={styles['modes']}>
      <div className={styles['choices']} role="group" aria-label={t('workspace.transform-to-writing-mode')}>
        {writingModes().map(({ mode: each, action, label }) => (
          <button
            key={each}
            type="button"
            aria-pressed={mode === each}
            disabled={busy !== undefined}
            onClick={() => onPress(action)}
          >
            {busy === action && <LoaderCircle className={styles['spinner']} size={14} strokeWidth={2} aria-hidden />}
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
