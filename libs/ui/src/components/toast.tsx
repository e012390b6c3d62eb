import {
  createContext,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { PlainToast, type Toast, type ToastScreenProps } from './plain-toast.js';
import { ToastStore } from './toast-store.js';

const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Shows the result of an action. A new toast replaces the one on screen. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}

const loadScreen = () => import('./toast-screen.js');
const ToastScreen = lazy<(props: ToastScreenProps) => ReactElement | null>(() =>
  loadScreen().then(
    ({ ToastScreen }) => ({ default: ToastScreen }),
    () => ({ default: PlainToast }),
  ),
);

/** Fetches the toast screen ahead, so that a toast appears at once, and without a network. */
export const prepareToasts = (): Promise<void> =>
  loadScreen().then(
    () => undefined,
    () => undefined,
  );

export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new ToastStore());
  const shown = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => store.close, [store]);
  return (
    <ToastContext.Provider value={store.show}>
      {children}
      {shown !== undefined && (
        <Suspense fallback={null}>
          <ToastScreen toast={shown} onClose={store.dismiss} />
        </Suspense>
      )}
    </ToastContext.Provider>
  );
}

const FLOOR = '--b-toast-floor';

/**
 * Keeps toasts above what is pressed at the end of the window, as long as that is there; phones have them at the top.
 * @param pixels from the lower edge; undefined while nothing is there
 */
export function useToastFloor(pixels: number | undefined): void {
  useLayoutEffect(() => {
    if (pixels === undefined) return;
    const { style } = document.documentElement;
    style.setProperty(FLOOR, `${pixels}px`);
    return () => void style.removeProperty(FLOOR);
  }, [pixels]);
}
