import type { Citation } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { useId, useState } from 'react';
import { citationAddress, foundAddress } from './citation-address.js';
import styles from './unconfirmed.module.css';

/** Where authors of the shown works allude to Scripture in words of their own: one line, the list on demand. */
export function Allusions({ citations }: { citations: readonly Citation[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const [only, ...others] = [...new Set(citations.map(({ translation = 'KJV' }) => translation))];
  const text = only && !others.length ? `the ${only}` : 'the text';
  const count = citations.length;
  return (
    <section className={styles['allusions']} aria-label="Allusions in these works">
      <Button
        type="link"
        className={styles['fold']}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {count === 1
          ? `1 allusion in these works differs from ${text}`
          : `${count} allusions in these works differ from ${text}`}
      </Button>
      <ul id={id} hidden={!open}>
        {citations.map((citation, index) => (
          <li key={index}>
            <Allusion citation={citation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Allusion({ citation }: { citation: Citation }) {
  const { quote, by, reference, foundAt } = citation;
  const [place, address] = foundAt ? [foundAt, foundAddress(citation)] : [reference, citationAddress(citation)];
  return (
    <>
      <p className={styles['quote']}>“{quote}”</p>
      <p className={styles['finding']}>
        {by}
        {place && '. Compare '}
        {place && (address ? <Link to={address}>{place}</Link> : place)}
      </p>
    </>
  );
}
