import { Fragment } from 'react';
import styles from './verse-words.module.css';

/** 'LORD' and 'GOD' in capitals stand for the Name. */
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
