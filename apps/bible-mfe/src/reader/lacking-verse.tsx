import type { Chapter } from '@berea/contracts';
import { Link } from '@berea/web/router';
import { useReading } from '../place/use-reading.js';
import styles from './lacking-verse.module.css';
import { t } from '../texts/bible.js';

interface LackingVerseProps {
  readonly place: { readonly book: string; readonly chapter: number };
  readonly lacking: NonNullable<Chapter['lacking']>[number];
  /** The address names it. */
  readonly marked: boolean;
}

/** The most texts that are offered instead. */
const MOST = 3;

/** In place of a verse that this text does not have: why, and where it can be read. */
export function LackingVerse({ place, lacking, marked }: LackingVerseProps) {
  const { hrefOf } = useReading();
  const { verse, why } = lacking;
  return (
    <li className={styles['lacking']} data-lacking={verse} data-current={marked || undefined} lang="en" dir="ltr">
      <sup>{verse}</sup> {why}
      {lacking.in.slice(0, MOST).map((code) => (
        <Link key={code} to={hrefOf({ ...place, verse, translation: code })}>
          {t('bible.open-in-code', { code })}
        </Link>
      ))}
    </li>
  );
}
