import type { Citation } from '@berea/contracts';
import { CHECKED, VERDICTS } from '@berea/contracts/values';
import { Link } from '@berea/web/router';
import { TriangleAlert } from 'lucide-react';
import { Allusions } from './allusions.js';
import { foundAddress } from './citation-address.js';
import { markOf } from './citation-mark.js';
import { Difference } from './difference.js';
import { referenceKey } from './find-references.js';
import styles from './unconfirmed.module.css';

/**
 * What an answer says of Scripture without Scripture saying so: every quotation that was not found as it is quoted. What
 * authors of shown works say in words of their own is no error, and folded to one line.
 */
export function Unconfirmed({ citations }: { citations: readonly Citation[] }) {
  const shown = citations.filter(isShown);
  const [doubtful, allusions] = [shown.filter(({ by }) => !by), shown.filter(({ by }) => by)];
  return (
    <>
      {doubtful.length > 0 && <Doubts citations={doubtful} />}
      {allusions.length > 0 && <Allusions citations={allusions} />}
    </>
  );
}

function Doubts({ citations }: { citations: readonly Citation[] }) {
  return (
    <section className={styles['unconfirmed']} aria-label="Not confirmed by the text">
      <h3>
        <TriangleAlert size={16} strokeWidth={2} aria-hidden />
        Not confirmed by the text
      </h3>
      <ul>
        {citations.map((citation, index) => (
          <li key={index}>
            <Doubt citation={citation} />
          </li>
        ))}
      </ul>
      {citations.some(({ difference }) => difference?.some(({ kind }) => kind !== 'same')) && (
        <p className={styles['legend']}>Struck through: only in the answer. Underlined: in the text.</p>
      )}
    </section>
  );
}

/** A place that does not exist is told at its chip, where there is one: the answer may be saying just that. */
const isShown = ({ verdict, quote, reference }: Citation): boolean =>
  VERDICTS.includes(verdict) &&
  !CHECKED.includes(verdict) &&
  (quote !== undefined || referenceKey(reference ?? '') === undefined);

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
