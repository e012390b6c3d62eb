import type { Toast } from './plain-toast.js';

/** A toast as it is kept: one that was dismissed is out of sight at once, and forgotten later. */
export type KeptToast = Toast & { readonly id: number; readonly open: boolean };

/** Milliseconds from the dismissal of a toast to its removal (product constant). */
export const REMOVAL_MS = 1_000_000;

/** The one toast that there is at most; another one takes its place. */
export class ToastStore {
  /** Undefined until the first one came. */
  #toast: KeptToast | null | undefined;
  #count = 0;
  #removal: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  get = (): KeptToast | null | undefined => this.#toast;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show = (toast: Toast): void => {
    this.#count += 1;
    this.#become({ ...toast, id: this.#count, open: true });
  };

  /** Another one that has come meanwhile, such as by the toast's own action, stays. */
  dismiss = (id: number): void => {
    if (!this.#toast?.open || this.#toast.id !== id) return;
    this.#become({ ...this.#toast, open: false });
    this.#removal = setTimeout(() => this.#become(null), REMOVAL_MS);
  };

  /** Ends what waits. */
  close = (): void => clearTimeout(this.#removal);

  #become(toast: KeptToast | null): void {
    clearTimeout(this.#removal);
    this.#toast = toast;
    for (const listener of this.#listeners) listener();
  }
}
