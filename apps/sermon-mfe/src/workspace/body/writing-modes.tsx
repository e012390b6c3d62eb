import type { EnhanceAction, WritingMode } from '@berea/contracts';
import { LoaderCircle } from 'lucide-react';
import { PROGRESS, modeOf } from '../enhance/actions.js';
import styles from './body.module.css';

const MODES: readonly { mode: WritingMode; action: EnhanceAction; label: string }[] = [
  { mode: 'outline', action: 'format_outline', label: 'Outline' },
  { mode: 'manuscript', action: 'format_manuscript', label: 'Full Manuscript' },
  { mode: 'bullets', action: 'format_bullets', label: 'Bullets' },
];

interface WritingModesProps {
  readonly mode: WritingMode;
  readonly busy: EnhanceAction | undefined;
  readonly onPress: (action: EnhanceAction) => void;
}

/** Transforms the body. The present mode can be pressed too: what was typed since may not have its form. */
export function WritingModes({ mode, busy, onPress }: WritingModesProps) {
  return (
    <div className={styles['modes']}>
      <span id="writing-mode">{busy && modeOf(busy) ? PROGRESS[busy] : 'Transform to Writing Mode'}</span>
      <div className={styles['choices']} role="group" aria-label="Transform to Writing Mode">
        {MODES.map(({ mode: each, action, label }) => (
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
