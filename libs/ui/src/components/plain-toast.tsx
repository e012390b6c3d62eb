import { X } from 'lucide-react';
import styles from './toast.module.css';
import type { ToastScreenProps } from './shown-toast.js';

/** In place of the screen where that could not be fetched: says the same, until it is dismissed. */
export function PlainToast({ toast, onClose }: ToastScreenProps) {
  if (!toast) return null;
  const { title, description, kind, action } = toast;
  const onAction = () => {
    action?.onPress();
    onClose();
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
        <button type="button" className={styles['close']} aria-label="Dismiss" onClick={onClose}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
    </div>
  );
}
