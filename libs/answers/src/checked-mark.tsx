import type { Citation } from '@berea/contracts';
import { Check, TriangleAlert } from 'lucide-react';
import styles from './checked-mark.module.css';
import { markOf } from './citation-mark.js';

export interface CheckedMarkProps {
  readonly citation: Citation | undefined;
  /** Says what the tick means, for a single quotation. The end of an answer says it for all of its quotations. */
  readonly spelt?: boolean;
}

/**
 * The verifier's verdict on the words beside it: a tick if it found them, else its finding; nothing for unjudged words.
 */
export function CheckedMark({ citation, spelt = false }: CheckedMarkProps) {
  const mark = citation && markOf(citation, true);
  if (!mark || mark.kind === 'named') return null;
  const Icon = mark.kind === 'checked' ? Check : TriangleAlert;
  return (
    <span className={styles['mark']} data-mark={mark.kind}>
      <Icon size={15} strokeWidth={mark.kind === 'checked' ? 2.4 : 2} aria-hidden />
      <span className={mark.kind === 'checked' && !spelt ? 'visually-hidden' : undefined}>{mark.sentence}</span>
    </span>
  );
}
