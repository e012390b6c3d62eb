import { DivineName } from './divine-name.js';
import { splitVerses } from './split-verses.js';
import styles from './verse-words.module.css';

/** Quoted verses; where there are several, their numbers are small, and the Name stands in small capitals. */
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
