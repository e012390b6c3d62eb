export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** `error` is announced at once and coloured as such. */
  readonly kind?: 'info' | 'error';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** What shows toasts is given. */
export interface ToastScreenProps {
  /** None: the place stays, for the focus that its last toast had. */
  readonly toast: (Toast & { readonly id: number }) | null;
  readonly onClose: () => void;
}
