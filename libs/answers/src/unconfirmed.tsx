import type { Citation, Verdict } from '@berea/contracts';
import { CHECKED } from '@berea/contracts/values';
import { Link } from '@berea/web/router';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import { Allusions } from './allusions.js';
import { foundAddress } from './citation-address.js';
import { markOf, uncheckedTitle } from './citation-mark.js';
import { citedPlace } from './cited-place.js';
import { Difference } from './difference.js';
import styles from './unconfirmed.module.css';
import { t } from './texts/answers-citations.js';

/**
 * The unconfirmed quotations of an answer: every one that was not found as it is quoted. Words of authors of shown
 * works about Scripture are no error, and folded to one line.
 */
export function Unconfirmed({ citations }: { citations: readonly Citation[] }) {
  const shown = citations.filter(isShown);
  const allusions = shown.filter(({ by }) => by);
  const doubtful = shown.filter((citation) => !citation.by && isDoubtful(citation));
  const unchecked = shown.filter((citation) => !citation.by && !isDoubtful(citation));
  return (
    <>
      {doubtful.length > 0 && <Doubts citations={doubtful} />}
      {unchecked.length > 0 && <Unchecked citations={unchecked} />}
      {allusions.length > 0 && <Allusions citations={allusions} />}
    </>
  );
}

function Doubts({ citations }: { citations: readonly Citation[] }) {
  return (
    <section className={styles['unconfirmed']} aria-label={t('answers-citations.not-confirmed-by-text')}>
      <h3>
        <TriangleAlert size={16} strokeWidth={2} aria-hidden />
        {t('answers-citations.not-confirmed-by-text')}
      </h3>
      <ul>
        {citations.map((citation, index) => (
          <li key={index}>
            <Doubt citation={citation} />
          </li>
        ))}
      </ul>
      {citations.some(({ difference }) => difference?.some(({ kind }) => kind !== 'same')) && (
        <p className={styles['legend']}>{t('answers-citations.legend')}</p>
      )}
    </section>
  );
}

/** Words of versions that are not installed: they may be right, and the nearest installed words are beside them. */
function Unchecked({ citations }: { citations: readonly Citation[] }) {
  return (
    <section className={styles['unconfirmed']} data-quiet aria-label={uncheckedTitle()}>
      <h3>
        <CircleHelp size={16} strokeWidth={2} aria-hidden />
        {uncheckedTitle()}
      </h3>
      <ul>
        {citations.map(({ quote, reference, foundAt, reason, text, translation = 'KJV' }, index) => (
          <li key={index}>
            <p className={styles['quote']}>“{quote}”</p>
            <p className={styles['finding']}>
              {reference && <b>{reference}</b>} {reason}{' '}
              {text &&
                (reference
                  ? t('answers-citations.text-has', { translation, text })
                  : t('answers-citations.text-has-in', { translation, place: foundAt ?? '', text }))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A place that does not exist is told at its chip, where there is one: the answer may be saying just that. */
const isShown = (citation: Citation): boolean =>
  citation.quote === undefined
    ? isDoubtful(citation) && citedPlace(citation.reference) === undefined
    : !CHECKED.includes(citation.verdict);

/** A verdict that only a newer server knows is read as unchecked. */
const DOUBTFUL: readonly Verdict[] = ['altered', 'wrong_reference', 'not_scripture', 'invalid_reference'];
const isDoubtful = ({ verdict }: Citation): boolean => DOUBTFUL.includes(verdict);

function Doubt({ citation }: { citation: Citation }) {
  const { quote, reference, difference, foundAt, reason } = citation;
  const { sentence } = markOf(citation, true);
  const address = foundAddress(citation);
  return (
    <>
      {difference ? <Difference changes={difference} /> : quote && <p className={styles['quote']}>“{quote}”</p>}
      <p className={styles['finding']}>
        {reference && <b>{reference}</b>} {sentence}. {reason && reason !== sentence && `${reason} `}
        {address && <Link to={address}>{t('answers-citations.open-place', { place: foundAt ?? '' })}</Link>}
      </p>
    </>
  );
}
