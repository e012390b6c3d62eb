import type { Occurrence } from '@berea/contracts';
import { Select } from '@berea/ui/forms';
import { useOccurrences } from '@berea/web';
import { useRef, useState } from 'react';
import { markOccurrence } from './mark-occurrence.js';
import styles from './occurrence-list.module.css';
import { PanelFailed } from '../frame/panel-failed.js';
import { PanelLoading } from '../frame/panel-loading.js';
import { PlaceLink } from './place-link.js';
import { ShowMore } from '../frame/show-more.js';
import sources from './sources.module.css';
import { useFocusOnNew } from '../frame/use-paged.js';

const ALL = '';

/** The verses that hold a lemma, of all books or of one, a part at a time. */
export function OccurrenceList({ id }: { id: string }) {
  const [book, setBook] = useState(ALL);
  const list = useRef<HTMLUListElement>(null);
  const query = useOccurrences(id, book || undefined);
  const shown = query.data?.pages.flatMap(({ results }) => results) ?? [];
  const focusOnNew = useFocusOnNew(list, shown.length);

  if (query.isPending) return <PanelLoading says="Loading the verses..." shape="list" />;
  if (query.isError && !query.data) {
    return (
      <PanelFailed title="The verses could not be loaded" error={query.error} retry={() => void query.refetch()} />
    );
  }
  const [{ total, counts } = { total: 0, counts: [] }] = query.data.pages;
  if (!counts.length) return <p>No verse of the tagged King James text holds it.</p>;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { value: ALL, label: `All books (${all.toLocaleString('en')})` },
    ...counts.map(({ book: name, count }) => ({ value: name, label: `${name} (${count.toLocaleString('en')})` })),
  ];
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      {counts.length > 1 && (
        <Select
          className={`${sources['choice']} ${styles['books']}`}
          aria-label="Book"
          value={book}
          options={choices}
          onChange={setBook}
          showSearch={{ optionFilterProp: 'label' }}
          classNames={{ popup: { listItem: sources['option'] } }}
        />
      )}
      <p className="visually-hidden" role="status">{`${total} verses`}</p>
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
        noun="verses"
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
