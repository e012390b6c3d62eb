import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import styles from './toast.module.css';

/** Product constants: at most one toast, 5 s, swiped away to the right by 50 px; F8 focuses it. */
const DURATION_MS = 5_000;
const SWIPE_PX = 50;

export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** `error` is announced at once and coloured as such. */
  readonly kind?: 'info' | 'error';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

type Shown = Toast & { readonly id: number };
const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Shows the result of an action. A new toast replaces the one on screen. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback((toast: Toast) => setShown((last) => ({ ...toast, id: (last?.id ?? 0) + 1 })), []);
  const close = useMemo(() => (open: boolean) => !open && setShown(null), []);
  return (
    <ToastContext.Provider value={show}>
      <Radix.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
        {children}
        {shown && (
          <Radix.Root
            key={shown.id}
            className={`${styles['toast']} ${shown.kind === 'error' ? styles['error'] : ''}`}
            type={shown.kind === 'error' ? 'foreground' : 'background'}
            onOpenChange={close}
          >
            <div className={styles['words']}>
              <Radix.Title className={styles['title']}>{shown.title}</Radix.Title>
              {shown.description && (
                <Radix.Description className={styles['description']}>{shown.description}</Radix.Description>
              )}
            </div>
            {shown.action && (
              <Radix.Action className={styles['action']} altText={shown.action.label} onClick={shown.action.onPress}>
                {shown.action.label}
              </Radix.Action>
            )}
            <Radix.Close className={styles['close']} aria-label="Dismiss">
              <X size={18} strokeWidth={1.75} aria-hidden />
            </Radix.Close>
          </Radix.Root>
        )}
        <Radix.Viewport className={styles['viewport']} hotkey={['F8']} />
      </Radix.Provider>
    </ToastContext.Provider>
  );
}
