import type { Citation } from '@berea/contracts';
import { Link } from '@berea/web/router';
import { Check } from 'lucide-react';
import styles from './citation-chip.module.css';

/** The verse behind a chip: its words, what was checked, and the way to it. */
export function CitedVerse({ citation, checked, address }: { citation: Citation; checked: boolean; address: string }) {
  return (
    <>
      {citation.text && <p className={styles['words']}>{citation.text}</p>}
      <p className={styles['meta']}>
        {checked && <Check className={styles['tick']} size={15} strokeWidth={2.4} aria-hidden />}
        <span>
          {checked
            ? `Checked against the ${citation.translation ?? 'KJV'}`
            : 'Reference exists; no quotation was checked'}
        </span>
        <Link to={address}>Open in Bible</Link>
      </p>
    </>
  );
}
