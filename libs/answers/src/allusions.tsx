import type { Citation } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { useId, useState } from 'react';
import { citationAddress, foundAddress } from './citation-address.js';
import styles from './unconfirmed.module.css';
import { t, Trans } from './texts/answers-citations.js';

/** Allusions to Scripture by authors of the shown works, in their own words: one line, the list on demand. */
export function Allusions({ citations }: { citations: readonly Citation[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const [only, ...others] = [...new Set(citations.map(({ translation = 'KJV' }) => translation))];
  const translation = others.length ? undefined : only;
  const count = citations.length;
  return (
    <section className={styles['allusions']} aria-label={t('answers-citations.allusions-in-these-works')}>
      <Button
        type="link"
        className={styles['fold']}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {translation
          ? t('answers-citations.allusions-differ-from', { count, translation })
          : t('answers-citations.allusions-differ', { count })}
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
        {place ? (
          <Trans
            id="answers-citations.compare"
            values={{ by, place }}
            elements={{ place: address ? <Link to={address} /> : <></> }}
          />
        ) : (
          by
        )}
      </p>
    </>
  );
}
