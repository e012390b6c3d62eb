import { LanguageText } from '@berea/answers';
import type { LemmaSense, LemmaSenses as Senses, Place } from '@berea/contracts';
import type { ReactNode } from 'react';
import { useWorks } from '@berea/web';
import { referenceOf } from '../../place/verse-range.js';
import { Section } from '../frame/panel-frame.js';
import styles from './lemma-senses.module.css';
import { PlaceLink } from './place-link.js';
import { t } from '../../texts/lemma-senses.js';

interface LemmaSensesProps {
  readonly senses: Senses;
  /** The chosen verses: the sense that names them is marked. */
  readonly place?: Place | undefined;
}

/** A lexicon's entry of a lemma, sense by sense, with the verses that it names. */
export function LemmaSenses({ senses: { source, forms, septuagint, uses, senses }, place }: LemmaSensesProps) {
  const author = useWorks().data?.find(({ id }) => id === source)?.author;
  const facts = [
    forms,
    uses !== undefined && t('lemma-senses.uses-in-new-testament', { count: uses }),
    septuagint,
  ].filter((fact) => fact !== false && fact !== '');
  return (
    <Section title={author ? t('lemma-senses.senses-in', { author }) : t('lemma-senses.senses')}>
      {facts.length > 0 && (
        <ul className={styles['facts']}>
          {facts.map((fact) => (
            <li key={String(fact)}>
              <LanguageText>{String(fact)}</LanguageText>
            </li>
          ))}
        </ul>
      )}
      <ol className={styles['senses']}>
        {senses.map((sense, index) => (
          <Sense key={index} sense={sense} place={place} />
        ))}
      </ol>
    </Section>
  );
}

function Sense({ sense, place }: { sense: LemmaSense; place: Place | undefined }) {
  const names = place && sense.references.some(({ place: named }) => isIn(named, place));
  return (
    <li
      className={styles['sense']}
      style={{ marginInlineStart: `${Math.min(sense.level, 3) * 16}px` }}
      data-here={names || undefined}
    >
      {sense.label && <b className={styles['label']}>{sense.label}</b>} {inPieces(sense)}
      {names && (
        <span className={styles['here']}>{t('lemma-senses.this-sense-names', { reference: referenceOf(place) })}</span>
      )}
    </li>
  );
}

const isIn = (named: Place, { book, chapter, verse, endVerse }: Place): boolean =>
  named.book === book && named.chapter === chapter && named.verse <= endVerse && named.endVerse >= verse;

/** The text with its renderings set apart and its references as links. */
function inPieces({ text, glosses, references }: LemmaSense): ReactNode[] {
  const marks = [...glosses.map((span) => ({ ...span, place: undefined })), ...references].sort(
    (a, b) => a.start - b.start,
  );
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, length, place } of marks) {
    // A reference within a rendering stays with it.
    if (start < at) continue;
    if (start > at) pieces.push(<LanguageText key={at}>{text.slice(at, start)}</LanguageText>);
    const words = text.slice(start, start + length);
    pieces.push(
      place ? (
        <PlaceLink key={start} place={place}>
          {words}
        </PlaceLink>
      ) : (
        <em key={start} className={styles['gloss']}>
          {words}
        </em>
      ),
    );
    at = start + length;
  }
  if (at < text.length) pieces.push(<LanguageText key={at}>{text.slice(at)}</LanguageText>);
  return pieces;
}
