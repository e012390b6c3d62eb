import type { Citation } from '@berea/contracts';
import { Check, TriangleAlert } from 'lucide-react';
import styles from './checked-mark.module.css';
import { markOf } from './citation-mark.js';

/** What the verifier said of the words beside it: the tick where it found them, else what it found; nothing unjudged. */
export function CheckedMark({ citation }: { citation: Citation | undefined }) {
  const mark = citation && markOf(citation, true);
  if (!mark || mark.kind === 'named') return null;
  const Icon = mark.kind === 'checked' ? Check : TriangleAlert;
  return (
    <span className={styles['mark']} data-mark={mark.kind}>
      <Icon size={15} strokeWidth={mark.kind === 'checked' ? 2.4 : 2} aria-hidden />
      {mark.sentence}
    </span>
  );
}
