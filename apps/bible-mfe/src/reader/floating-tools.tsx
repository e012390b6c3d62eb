import type { Place } from '@berea/contracts';
import { VerseTools } from '../verse-tools/verse-tools.js';
import styles from './floating-tools.module.css';

/** The toolbar of a verse: in the margin at the height where the verse begins. */
export const FloatingTools = ({ place }: { place: Place }) => (
  <span className={styles['tools']} data-verse-tools="">
    <VerseTools place={place} />
  </span>
);
