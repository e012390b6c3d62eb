import type { SearchResult } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { Tag } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { useReading } from '../place/use-reading.js';
import { useTranslation } from '../translation/use-translation.js';
import { MarkedText } from './marked-text.js';
import { RESULT } from './search-focus.js';
import styles from './result-rows.module.css';

export interface VerseResultProps {
  readonly result: SearchResult;
  /** Says which text it is of, and opens that one: where several are searched. */
  readonly named: boolean;
  readonly onOpen: (row: string) => void;
}

export const rowOf = ({ book, chapter, verse, translation = '' }: SearchResult): string =>
  `${translation} ${book} ${chapter}:${verse}`;

/** A verse that was found: its reference, which opens it, and its words. */
export function VerseResult({ result, named, onOpen }: VerseResultProps) {
  const { book, chapter, verse, text, title, translation, matches } = result;
  const { hrefOf } = useReading();
  const { language, direction } = useTranslation(translation ?? '') ?? {};
  const href = hrefOf({ book, chapter, verse });
  const row = rowOf(result);
  return (
    <li className={styles['row']} data-row={row}>
      <Link {...RESULT} to={named && translation ? inText(href, translation) : href} onClick={() => onOpen(row)}>
        {formatReference(book, chapter, verse)}
        {named && <Tag className={styles['text']}>{translation}</Tag>}
      </Link>
      {title && (
        <p className={styles['title']} lang={language} dir={direction}>
          {title}
        </p>
      )}
      <p className={styles['words']} lang={language} dir={direction}>
        <MarkedText text={text} matches={matches} />
      </p>
    </li>
  );
}

/** The same address in another translation. */
function inText(href: string, translation: string): string {
  const [path, search] = href.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.set('translation', translation);
  return `${path}?${parameters}`;
}
