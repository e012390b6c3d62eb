import { Fragment } from 'react';
import { splitVerses } from './split-verses.js';
import styles from './verse-words.module.css';

/** Quoted verses; where there are several, their numbers are small. */
export const VerseWords = ({ text }: { text: string }) =>
  splitVerses(text).map((piece, index) =>
    piece.isNumber ? (
      <sup key={index} className={styles['number']}>
        {piece.text}
      </sup>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
