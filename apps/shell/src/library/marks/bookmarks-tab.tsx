import { VerseWords } from '@berea/answers';
import { Button, IconButton, Input, Segmented, Skeleton, StatusPanel, useToast } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { explain, useBookmarks, useHighlights, useSetBookmark, useSetHighlight, type VersePlace } from '@berea/web';
import { Link } from '@berea/web/router';
import { formatReference } from '@berea/scripture';
import { Bookmark, Highlighter, Search, X } from 'lucide-react';
import { useState } from 'react';
import { QueryState } from '../query-state.js';
import styles from './marks.module.css';
import { useVerseTexts, type VerseText } from './use-verse-texts.js';
import { t } from '../../texts/library.js';

interface Mark extends VersePlace {
  readonly at: string;
  readonly colour?: string;
}

/** The place of a mark, and no other field of it. */
const placeOf = ({ book, chapter, verse }: VersePlace): VersePlace => ({ book, chapter, verse });
const nameOf = ({ book, chapter, verse }: VersePlace): string => formatReference(book, chapter, verse);
const addressOf = ({ book, chapter, verse }: VersePlace): string =>
  `/bible/${encodeURIComponent(book)}/${chapter}/${verse}`;

type MarkKind = 'bookmarks' | 'highlights';

/** All bookmarks and highlights, newest first; each opens in the reader, and can be taken away and brought back. */
export function BookmarksTab() {
  const [kind, setKind] = useState<MarkKind>('bookmarks');
  const [term, setTerm] = useState('');
  const bookmarks = useBookmarks();
  const highlights = useHighlights();
  const isBookmarks = kind === 'bookmarks';
  return (
    <>
      <div className={styles['tools']}>
        <Input
          className={styles['search'] ?? ''}
          type="search"
          aria-label={isBookmarks ? t('library.search-bookmarks') : t('library.search-highlights')}
          placeholder={t('library.reference-or-words')}
          prefix={<Search size={18} strokeWidth={1.75} aria-hidden />}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          allowClear
        />
        <Segmented<MarkKind>
          aria-label={t('library.what-is-listed')}
          options={[
            { value: 'bookmarks', label: t('library.bookmarks') },
            { value: 'highlights', label: t('library.highlights') },
          ]}
          value={kind}
          onChange={(value) => setKind(value)}
        />
      </div>
      {isBookmarks ? (
        <QueryState of={bookmarks} failed={t('library.your-bookmarks-could-not-be-loaded')}>
          {(all) => <Bookmarks marks={all.map((mark) => ({ ...mark, at: mark.createdAt }))} term={term} />}
        </QueryState>
      ) : (
        <QueryState of={highlights} failed={t('library.your-highlights-could-not-be-loaded')}>
          {(all) => <Highlights marks={all.map((mark) => ({ ...mark, at: mark.updatedAt }))} term={term} />}
        </QueryState>
      )}
    </>
  );
}

function Bookmarks({ marks, term }: { marks: readonly Mark[]; term: string }) {
  const { mutate } = useSetBookmark();
  const show = useToast();
  const put = (mark: Mark, value: true | null) =>
    mutate(
      { places: [placeOf(mark)], value },
      {
        onError: (error) =>
          show({ kind: 'error', title: t('library.bookmark-was-not-changed'), description: explain(error) }),
      },
    );
  const remove = (mark: Mark) => {
    put(mark, null);
    show({
      title: t('library.bookmark-removed'),
      description: nameOf(mark),
      action: { label: t('library.undo'), onPress: () => put(mark, true) },
    });
  };
  return <Marks marks={marks} term={term} name="bookmarks" onRemove={remove} />;
}

function Highlights({ marks, term }: { marks: readonly Mark[]; term: string }) {
  const { mutate } = useSetHighlight();
  const show = useToast();
  const put = (mark: Mark, value: Parameters<typeof mutate>[0]['value']) =>
    mutate(
      { places: [placeOf(mark)], value },
      {
        onError: (error) =>
          show({ kind: 'error', title: t('library.highlight-was-not-changed'), description: explain(error) }),
      },
    );
  const remove = (mark: Mark) => {
    put(mark, null);
    show({
      title: t('library.highlight-removed'),
      description: nameOf(mark),
      action: {
        label: t('library.undo'),
        onPress: () => put(mark, (mark.colour ?? 'yellow') as Parameters<typeof put>[1]),
      },
    });
  };
  return <Marks marks={marks} term={term} name="highlights" onRemove={remove} />;
}

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly term: string;
  readonly name: MarkKind;
  readonly onRemove: (mark: Mark) => void;
}

/** As many are listed at once; each brings the chapter that it is in. */
const SHOWN_AT_ONCE = 30;

function Marks({ marks, term, name, onRemove }: MarksProps) {
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const words = term.trim().toLowerCase();
  const isNamed = (mark: Mark) => nameOf(mark).toLowerCase().includes(words);
  // Words of a verse are found once its chapter is there, so a search brings them all.
  const searched = words.length >= MOST_SHORT && !marks.some(isNamed);
  const { textOf, isPending } = useVerseTexts(searched ? marks : marks.filter(isNamed).slice(0, most));
  const found = marks.filter((mark) => isNamed(mark) || (searched && textOf(mark)?.text.toLowerCase().includes(words)));
  const isBookmarks = name === 'bookmarks';
  const Icon = isBookmarks ? Bookmark : Highlighter;
  if (marks.length === 0) {
    return (
      <StatusPanel
        icon={Icon}
        title={isBookmarks ? t('library.no-bookmarks-yet') : t('library.no-highlights-yet')}
        actions={<Link to="/bible">{t('library.open-bible')}</Link>}
      >
        <p>{isBookmarks ? t('library.point-and-press-bookmark') : t('library.point-and-press-highlight')}</p>
      </StatusPanel>
    );
  }
  if (found.length === 0 && searched && isPending) {
    return <Skeleton active title={false} paragraph={{ rows: 3 }} aria-label={t('library.searching-verses')} />;
  }
  if (found.length === 0) {
    return (
      <StatusPanel
        icon={Search}
        title={isBookmarks ? t('library.no-bookmarks-found') : t('library.no-highlights-found')}
      >
        <p>{t('library.try-a-book-or-words')}</p>
      </StatusPanel>
    );
  }
  return (
    <>
      <ul className={styles['marks']}>
        {found.slice(0, most).map((mark) => (
          <li key={nameOf(mark)}>
            {mark.colour && (
              <span className={styles['dot']} data-colour={mark.colour} aria-label={mark.colour} role="img" />
            )}
            <div className={styles['verse']}>
              <div className={styles['head']}>
                <Link to={addressOf(mark)}>{nameOf(mark)}</Link>
                <span className={styles['day']}>{formatDay(mark.at)}</span>
              </div>
              <VerseLine of={textOf(mark)} />
            </div>
            <IconButton
              icon={X}
              label={t('library.remove-mark', { place: nameOf(mark) })}
              tooltip={t('library.remove')}
              onClick={() => onRemove(mark)}
            />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button className={styles['more'] ?? ''} onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          {t('library.show-more-marks', { count: found.length - most })}
        </Button>
      )}
    </>
  );
}

/** Shorter words are in nearly every verse. */
const MOST_SHORT = 3;

/** Its place is kept while it is on its way; a text that lacks the verse leaves it empty. */
const VerseLine = ({ of }: { of: VerseText | undefined }) => (
  <p className={styles['words']} lang={of?.language} dir={of?.direction}>
    {of && <VerseWords text={of.text} />}
  </p>
);
