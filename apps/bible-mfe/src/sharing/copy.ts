import { browserStore } from '@berea/web';

const REFERENCES = ['first', 'last', 'none'] as const;

/** How verses are copied. */
export interface CopyFormat {
  /** Where the reference stands. */
  readonly reference: (typeof REFERENCES)[number];
  /** Whether each verse begins with its number. */
  readonly numbers: boolean;
}

const FIRST: CopyFormat = { reference: 'last', numbers: false };

/** As it was chosen last in this browser: 'first numbers'. */
export function copyFormat(): CopyFormat {
  const [place, numbers] = (browserStore.read('copyFormat') ?? '').split(' ');
  const reference = REFERENCES.find((each) => each === place);
  return reference ? { reference, numbers: numbers === 'numbers' } : FIRST;
}

export const rememberCopyFormat = ({ reference, numbers }: CopyFormat): void =>
  browserStore.write('copyFormat', numbers ? `${reference} numbers` : reference);

/**
 * Puts text into the clipboard. Pages that were not opened over https have no clipboard of their own; there the browser
 * copies a selection.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!copied) throw new Error('The browser refused to copy.');
}
