import { browserStore } from '@berea/web';

const REFERENCES = ['first', 'last', 'none'] as const;

/** How verses are copied. */
export interface CopyFormat {
  /** Position of the reference. */
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
