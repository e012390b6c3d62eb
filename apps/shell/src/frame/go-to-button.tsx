import { Tooltip } from '@berea/ui/core';
import { Search } from 'lucide-react';
import styles from './go-to-button.module.css';
import { palette } from './open-state.js';
import { t } from '../texts/frame.js';

/** As keyboards have it here: '⌘K' or 'Ctrl K'. */
const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** The way to the palette for hands without its key. @param narrow shows the icon alone */
export function GoToButton({ narrow = false, touch = false }: { narrow?: boolean; touch?: boolean }) {
  return (
    <Tooltip title={narrow ? t('frame.go-to-with-keys', { keys: KEYS }) : ''} placement="right">
      <button
        type="button"
        className={styles['button']}
        data-narrow={narrow || undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={palette.open}
      >
        <Search size={narrow ? 20 : 18} strokeWidth={1.75} aria-hidden />
        <span className={narrow ? 'visually-hidden' : undefined}>{t('frame.go-to')}</span>
        {!narrow && !touch && <kbd aria-hidden>{KEYS}</kbd>}
      </button>
    </Tooltip>
  );
}
