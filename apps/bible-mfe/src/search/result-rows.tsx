import { DivineName } from '@berea/answers';
import type { SearchResult, SearchEntry, Span } from '@berea/contracts';
import { formatReference, findBook } from '@berea/scripture';
import { Tag } from '@berea/ui/core';
import { useWorks } from '@berea/web';
import { Link } from '@berea/web/router';
import { readableName } from '../panel/sources/topic-view.js';
import { useReading } from '../place/use-reading.js';
import { useStudyState } from '../study-state/study-state-context.js';
import type { PanelView } from '../study-state/study-state.js';
import { useTranslation } from '../translation/translations.js';
import styles from './result-rows.module.css';
import { RESULT } from './search-focus.js';

interface VerseResultProps {
  readonly result: SearchResult;
  /** Says which text it is of, and opens that one: where several are searched. */
  readonly named: boolean;
  readonly onOpen: (row: string) => void;
}

export const rowOf = ({ book, chapter, verse, translation = '' }: SearchResult): string =>
  `${translation} ${book} ${chapter}:${verse}`;

/** A verse that was found: its reference, which opens it, and its words. */
export function VerseResult({ result, named, onOpen }: VerseResultProps) {
  const { book, chapter, verse, text, title, translation, matches, reason } = result;
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
      {reason && <p className={styles['reason']}>{reason}</p>}
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

/** A note, a topic or a lexicon entry that was found: its title, which opens it beside the results, and a part of it. */
export function EntryResult({ entry }: { entry: SearchEntry }) {
  const { open } = useStudyState();
  const { data: works = [] } = useWorks();
  const work = works.find(({ id }) => id === entry.source);
  const view = viewOf(entry);
  // Topics are printed in capitals.
  const title = entry.kind === 'topics' ? readableName(entry.title) : entry.title;
  return (
    <li className={styles['row']}>
      {view ? (
        <button type="button" {...RESULT} className={styles['open']} aria-haspopup="dialog" onClick={() => open(view)}>
          {title}
        </button>
      ) : (
        <b>{title}</b>
      )}
      {entry.excerpt && (
        <p className={styles['words']}>
          <MarkedText text={entry.excerpt} matches={entry.matches} />
        </p>
      )}
      {work && <p className={styles['source']}>{work.title}</p>}
    </li>
  );
}

const INTRODUCTION = /^Introduction to (.+)$/;

/** The view of a whole entry; undefined for one that names no place to show. */
function viewOf({ kind, id, place, title }: SearchEntry): PanelView | undefined {
  if (kind === 'lexicon') return { kind, id };
  if (kind === 'topics') return { kind: 'topic', id };
  if (place) return { kind, book: place.book, chapter: place.chapter, verse: place.verse };
  // An introduction belongs before the first chapter of its book.
  const book = findBook(INTRODUCTION.exec(title)?.[1] ?? '');
  return book && { kind, book: book.name, chapter: 1 };
}

/** A text with some of its words marked. */
function MarkedText({ text, matches = [] }: { text: string; matches?: readonly Span[] | undefined }) {
  const from = (at: number) => (at < 0 ? 0 : (matches[at]?.start ?? 0) + (matches[at]?.length ?? 0));
  return (
    <>
      {matches.map(({ start, length }, at) => (
        <span key={start}>
          <DivineName>{text.slice(from(at - 1), start)}</DivineName>
          <mark>
            <DivineName>{text.slice(start, start + length)}</DivineName>
          </mark>
        </span>
      ))}
      <DivineName>{text.slice(from(matches.length - 1))}</DivineName>
    </>
  );
}
