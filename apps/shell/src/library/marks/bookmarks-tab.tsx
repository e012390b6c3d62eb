import { IconButton, Input, Segmented, StatusPanel, useToast } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { explain, useBookmarks, useHighlights, useSetBookmark, useSetHighlight, type VersePlace } from '@berea/web';
import { Link } from '@berea/web/router';
import { formatReference } from '@berea/scripture';
import { Bookmark, Highlighter, Search, X } from 'lucide-react';
import { useState } from 'react';
import { QueryState } from '../query-state.js';
import styles from './marks.module.css';

interface Mark extends VersePlace {
  readonly at: string;
  readonly colour?: string;
}

/** Where it stands, and nothing else of it. */
const placeOf = ({ book, chapter, verse }: VersePlace): VersePlace => ({ book, chapter, verse });
const nameOf = ({ book, chapter, verse }: VersePlace): string => formatReference(book, chapter, verse);
const addressOf = ({ book, chapter, verse }: VersePlace): string =>
  `/bible/${encodeURIComponent(book)}/${chapter}/${verse}`;

/** All bookmarks and highlights, newest first; each opens in the reader, and can be taken away and brought back. */
export function BookmarksTab() {
  const [kind, setKind] = useState<'Bookmarks' | 'Highlights'>('Bookmarks');
  const [term, setTerm] = useState('');
  const bookmarks = useBookmarks();
  const highlights = useHighlights();
  const isBookmarks = kind === 'Bookmarks';
  return (
    <>
      <div className={styles['tools']}>
        <Input
          className={styles['search'] ?? ''}
          type="search"
          aria-label={`Search ${kind.toLowerCase()}`}
          placeholder="Book or reference..."
          prefix={<Search size={18} strokeWidth={1.75} aria-hidden />}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          allowClear
        />
        <Segmented<'Bookmarks' | 'Highlights'>
          aria-label="What is listed"
          options={['Bookmarks', 'Highlights']}
          value={kind}
          onChange={(value) => setKind(value)}
        />
      </div>
      {isBookmarks ? (
        <QueryState of={bookmarks} what="Your bookmarks">
          {(all) => <Bookmarks marks={all.map((mark) => ({ ...mark, at: mark.createdAt }))} term={term} />}
        </QueryState>
      ) : (
        <QueryState of={highlights} what="Your highlights">
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
        onError: (error) => show({ kind: 'error', title: 'The bookmark was not changed', description: explain(error) }),
      },
    );
  const remove = (mark: Mark) => {
    put(mark, null);
    show({
      title: 'Bookmark removed',
      description: nameOf(mark),
      action: { label: 'Undo', onPress: () => put(mark, true) },
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
          show({ kind: 'error', title: 'The highlight was not changed', description: explain(error) }),
      },
    );
  const remove = (mark: Mark) => {
    put(mark, null);
    show({
      title: 'Highlight removed',
      description: nameOf(mark),
      action: { label: 'Undo', onPress: () => put(mark, (mark.colour ?? 'yellow') as Parameters<typeof put>[1]) },
    });
  };
  return <Marks marks={marks} term={term} name="highlights" onRemove={remove} />;
}

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly term: string;
  readonly name: 'bookmarks' | 'highlights';
  readonly onRemove: (mark: Mark) => void;
}

function Marks({ marks, term, name, onRemove }: MarksProps) {
  const found = marks.filter((mark) => nameOf(mark).toLowerCase().includes(term.trim().toLowerCase()));
  const Icon = name === 'bookmarks' ? Bookmark : Highlighter;
  if (marks.length === 0) {
    return (
      <StatusPanel icon={Icon} title={`No ${name} yet`} actions={<Link to="/bible">Open the Bible</Link>}>
        <p>Point at a verse in the reader, or tap it, and press {name === 'bookmarks' ? 'bookmark' : 'highlight'}.</p>
      </StatusPanel>
    );
  }
  if (found.length === 0) {
    return (
      <StatusPanel icon={Search} title={`No ${name} found`}>
        <p>Try the name of a book, or a part of it.</p>
      </StatusPanel>
    );
  }
  return (
    <ul className={styles['marks']}>
      {found.map((mark) => (
        <li key={nameOf(mark)}>
          {mark.colour && (
            <span className={styles['dot']} data-colour={mark.colour} aria-label={mark.colour} role="img" />
          )}
          <Link to={addressOf(mark)}>{nameOf(mark)}</Link>
          <span className={styles['day']}>{formatDay(mark.at)}</span>
          <IconButton icon={X} label={`Remove ${nameOf(mark)}`} tooltip="Remove" onClick={() => onRemove(mark)} />
        </li>
      ))}
    </ul>
  );
}
