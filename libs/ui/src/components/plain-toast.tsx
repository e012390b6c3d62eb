import { X } from 'lucide-react';
import styles from './toast.module.css';
import { t } from '../texts/ui.js';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** `error` is announced at once and coloured as such. */
  readonly kind?: 'info' | 'error';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** The props of the component that shows toasts. */
export interface ToastScreenProps {
  /** None, or one that is not open: the place stays, for the focus that its last toast had. */
  readonly toast: (Toast & { readonly id: number; readonly open: boolean }) | null;
  readonly onClose: (id: number) => void;
}

/** In place of the screen where that could not be fetched: says the same, until it is dismissed. */
export function PlainToast({ toast, onClose }: ToastScreenProps) {
  if (!toast?.open) return null;
  const { title, description, kind, action } = toast;
  const close = () => onClose(toast.id);
  const onAction = () => {
    action?.onPress();
    close();
  };
  return (
    <div className={styles['viewport']}>
      <div
        className={`${styles['toast']} ${kind === 'error' ? styles['error'] : ''}`}
        role={kind === 'error' ? 'alert' : 'status'}
      >
        <div className={styles['words']}>
          <div className={styles['title']}>{title}</div>
          {description && <div className={styles['description']}>{description}</div>}
        </div>
        {action && (
          <button type="button" className={styles['action']} onClick={onAction}>
            {action.label}
          </button>
        )}
        <button type="button" className={styles['close']} aria-label={t('ui.dismiss')} onClick={close}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
    </div>
  );
}
