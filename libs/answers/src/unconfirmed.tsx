import { CHECKED, type Citation } from '@berea/contracts';
import { Link } from '@berea/web/router';
import { TriangleAlert } from 'lucide-react';
import { foundAddress } from './citation-address.js';
import { markOf } from './citation-mark.js';
import { Difference } from './difference.js';
import { referenceKey } from './find-references.js';
import styles from './unconfirmed.module.css';

/** What an answer says of Scripture without Scripture saying so: every quotation that was not found as it is quoted. */
export function Unconfirmed({ citations }: { citations: readonly Citation[] }) {
  const doubtful = citations.filter(isShown);
  if (!doubtful.length) return null;
  return (
    <section className={styles['unconfirmed']} aria-label="Not confirmed by the text">
      <h3>
        <TriangleAlert size={16} strokeWidth={2} aria-hidden />
        Not confirmed by the text
      </h3>
      <ul>
        {doubtful.map((citation, index) => (
          <li key={index}>
            <Doubt citation={citation} />
          </li>
        ))}
      </ul>
      {doubtful.some(({ difference }) => difference?.some(({ kind }) => kind !== 'same')) && (
        <p className={styles['legend']}>Struck through: only in the answer. Underlined: in the text.</p>
      )}
    </section>
  );
}

/** A place that does not exist is told at its chip, where there is one: the answer may be saying just that. */
const isShown = ({ verdict, quote, reference }: Citation): boolean =>
  !CHECKED.includes(verdict) && (quote !== undefined || referenceKey(reference ?? '') === undefined);

function Doubt({ citation }: { citation: Citation }) {
  const { quote, reference, difference, foundAt, reason } = citation;
  const { sentence } = markOf(citation, true);
  const address = foundAddress(citation);
  return (
    <>
      {difference ? <Difference changes={difference} /> : quote && <p className={styles['quote']}>“{quote}”</p>}
      <p className={styles['finding']}>
        {reference && <b>{reference}</b>} {sentence}. {reason && reason !== sentence && `${reason} `}
        {address && <Link to={address}>{`Open ${foundAt}`}</Link>}
      </p>
    </>
  );
}
