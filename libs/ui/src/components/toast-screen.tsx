import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import type { ToastScreenProps } from './plain-toast.js';
import styles from './toast.module.css';
import { t } from '../texts/ui.js';

/** Product constants: at most one toast, 5 s, swiped away to the right by 50 px; F8 focuses it. */
const DURATION_MS = 5_000;
const SWIPE_PX = 50;

/** The place of toasts. It is loaded with the first one, or before it: no page needs it for itself. */
export function ToastScreen({ toast, onClose }: ToastScreenProps) {
  return (
    <Radix.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      label={t('ui.notification')}
    >
      {toast && (
        <Radix.Root
          key={toast.id}
          className={`${styles['toast']} ${toast.kind === 'error' ? styles['error'] : ''}`}
          type={toast.kind === 'error' ? 'foreground' : 'background'}
          open={toast.open}
          onOpenChange={(open) => !open && onClose(toast.id)}
        >
          <div className={styles['words']}>
            <Radix.Title className={styles['title']}>{toast.title}</Radix.Title>
            {toast.description && (
              <Radix.Description className={styles['description']}>{toast.description}</Radix.Description>
            )}
          </div>
          {toast.action && (
            <Radix.Action className={styles['action']} altText={toast.action.label} onClick={toast.action.onPress}>
              {toast.action.label}
            </Radix.Action>
          )}
          <Radix.Close className={styles['close']} aria-label={t('ui.dismiss')}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className={styles['viewport']} hotkey={['F8']} />
    </Radix.Provider>
  );
}
