import type { Occurrence } from '@berea/contracts';
import { Select } from '@berea/ui/forms';
import { useOccurrences } from '../../data/reference-works.js';
import { useRef, useState } from 'react';
import { ShowMore, useFocusOnNew } from '../frame/paging.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import styles from './occurrence-list.module.css';
import { PlaceLink } from './place-link.js';
import sources from './sources.module.css';
import { t } from '../../texts/works.js';

const ALL = '';

/** The verses that hold a lemma, of all books or of one, a part at a time. */
export function OccurrenceList({ id }: { id: string }) {
  const [book, setBook] = useState(ALL);
  const list = useRef<HTMLUListElement>(null);
  const query = useOccurrences(id, book || undefined);
  const shown = query.data?.pages.flatMap(({ results }) => results) ?? [];
  const focusOnNew = useFocusOnNew(list, shown.length);

  if (query.isPending) return <PanelLoading says={t('works.loading-verses')} shape="list" />;
  if (query.isError && !query.data) {
    return (
      <PanelFailed
        title={t('works.verses-could-not-be-loaded')}
        error={query.error}
        retry={() => void query.refetch()}
      />
    );
  }
  const [{ total, counts } = { total: 0, counts: [] }] = query.data.pages;
  if (!counts.length) return <p>{t('works.no-verse-of-tagged-king')}</p>;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { value: ALL, label: t('works.all-books', { count: all.toLocaleString('en') }) },
    ...counts.map(({ book: name, count }) => ({ value: name, label: `${name} (${count.toLocaleString('en')})` })),
  ];
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      {counts.length > 1 && (
        <Select
          className={`${sources['choice']} ${styles['books']}`}
          aria-label={t('works.book')}
          value={book}
          options={choices}
          onChange={setBook}
          showSearch={{ optionFilterProp: 'label' }}
          classNames={{ popup: { listItem: sources['option'] } }}
        />
      )}
      <p className="visually-hidden" role="status">
        {t('works.total-verses', { total })}
      </p>
      <ul ref={list} className={styles['verses']}>
        {shown.map((occurrence) => (
          <OccurrenceItem
            key={`${occurrence.book} ${occurrence.chapter}:${occurrence.verse}`}
            occurrence={occurrence}
          />
        ))}
      </ul>
      <ShowMore
        shown={shown.length}
        total={total}
        more={() => {
          focusOnNew(shown.length);
          void query.fetchNextPage();
        }}
        noun={t('works.verses')}
        loading={query.isFetchingNextPage}
      />
    </div>
  );
}

function OccurrenceItem({ occurrence: { book, chapter, verse, text, words } }: { occurrence: Occurrence }) {
  return (
    <li>
      <PlaceLink place={{ book, chapter, verse, endVerse: verse }} plain />
      <p className={styles['text']}>
        {markOccurrence(text, words).map((piece, index) =>
          piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
      </p>
    </li>
  );
}

interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

const LETTER = /[\p{L}\p{M}]/u;

/**
 * A verse in pieces, with its words for a lemma marked.
 * @param words as they are written there, in the order of the verse
 */
export function markOccurrence(text: string, words: readonly string[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const word of words) {
    const at = findWord(text, word, from);
    if (at < 0) continue;
    if (at > from) pieces.push({ text: text.slice(from, at), marked: false });
    pieces.push({ text: word, marked: true });
    from = at + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}

/** Finds a word by itself: 'love' is not found in 'beloved'. */
function findWord(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0 && word; at = text.indexOf(word, at + 1)) {
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + word.length] ?? '')) return at;
  }
  return -1;
}
