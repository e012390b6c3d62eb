import { Fragment } from 'react';
import { splitVerses } from './split-verses.js';
import styles from './verse-words.module.css';

/** 'LORD' and 'GOD' in capitals, which translate the Name. */
export const DIVINE_NAME = /\b((?:LORD|GOD)(?:['’]S)?)\b/;

/** Words of Scripture, the Name in small capitals as in the reader. */
export const DivineName = ({ children }: { children: string }) =>
  children.split(DIVINE_NAME).map((piece, index) =>
    index % 2 ? (
      <span key={index} className={styles['divineName']}>
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );

/** Quoted verses; where there are several, their numbers are small, and the Name is in small capitals. */
export const VerseWords = ({ text }: { text: string }) =>
  splitVerses(text).map((piece, index) =>
    piece.isNumber ? (
      <sup key={index} className={styles['number']}>
        {piece.text}
      </sup>
    ) : (
      <DivineName key={index}>{piece.text}</DivineName>
    ),
  );
