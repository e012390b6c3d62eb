import type { DictionaryEntryList, DictionaryEntryTitle } from '@berea/contracts';
import { Button, Input } from '@berea/ui/core';
import { Link, useSearchParams } from '@berea/web/router';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type EntryWish, LISTED_AT_ONCE, useDictionaryEntries } from '../../data/dictionaries.js';
import { t } from '../../texts/dictionaries.js';
import noteStyles from '../berea-notes/berea-notes.module.css';
import { QueryState } from '../query-state.js';
import styles from './dictionaries.module.css';
import { entryAddress } from './entry-address.js';

/** Each search is a call, so it waits until the typing rests. */
const REST_IN_MS = 200;

/** A dictionary by its letters, or what a search finds in it as one types; the address says which. */
export function DictionaryContents({ id }: { id: string }) {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  const [typed, setTyped] = useState(q);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(rest.current);
    const { pathname } = window.location;
    rest.current = setTimeout(() => {
      // Whoever has opened an entry meanwhile stays on the way to it.
      if (window.location.pathname !== pathname) return;
      setSearch(words.trim() ? { q: words.trim() } : {}, { replace: true });
    }, REST_IN_MS);
  };
  return (
    <>
      <div className={noteStyles['search']} role="search">
        <Input
          type="search"
          aria-label={t('dictionaries.search')}
          placeholder={t('dictionaries.search')}
          maxLength={200}
          prefix={<Search size={18} strokeWidth={1.75} aria-hidden />}
          value={typed}
          onChange={({ target }) => type(target.value)}
          allowClear
        />
      </div>
      {q ? <Found id={id} q={q} /> : <ByLetter id={id} letter={search.get('letter') ?? undefined} />}
    </>
  );
}

/** The last list that was there stays until the next one comes. */
function useEntriesThatStay(id: string, wish: EntryWish) {
  const entries = useDictionaryEntries(id, wish);
  const [last, setLast] = useState(entries.data);
  if (entries.data && entries.data !== last) setLast(entries.data);
  return { ...entries, data: entries.data ?? last, isPending: entries.isPending && !last, busy: entries.isPending };
}

function Found({ id, q }: { id: string; q: string }) {
  const { busy, ...entries } = useEntriesThatStay(id, { q });
  return (
    <QueryState of={entries} failed={t('dictionaries.entries-could-not-be-loaded')}>
      {(list) => (
        <div aria-busy={busy}>
          <p className={noteStyles['count']} role="status">
            {list.total
              ? t('dictionaries.found', { count: list.total })
              : t('dictionaries.nothing-found', { words: q })}
          </p>
          {list.near.length > 0 && (
            <section aria-labelledby="near">
              <h3 id="near" className={noteStyles['heading']}>
                {t('dictionaries.did-you-mean')}
              </h3>
              <EntryTitles id={id} titles={list.near} />
            </section>
          )}
          <Listed key={q} id={id} list={list} wish={{ q }}>
            {(titles) => <EntryTitles id={id} titles={titles} />}
          </Listed>
        </div>
      )}
    </QueryState>
  );
}

function ByLetter({ id, letter }: { id: string; letter: string | undefined }) {
  // The letters come with any list; the first one is open at first.
  const all = useDictionaryEntries(id, letter === undefined ? {} : { letter });
  return (
    <QueryState of={all} failed={t('dictionaries.entries-could-not-be-loaded')}>
      {({ letters }) => {
        const shown = letters.find((each) => each.letter === (letter ?? letters[0]?.letter));
        return (
          <>
            <nav className={styles['letters']} aria-label={t('dictionaries.letters')}>
              {letters.map((each) => (
                <Link
                  key={each.letter}
                  to={`?letter=${encodeURIComponent(each.letter)}`}
                  replace
                  aria-current={each === shown ? 'true' : undefined}
                >
                  {each.letter}
                </Link>
              ))}
            </nav>
            {shown && <OfLetter key={shown.letter} id={id} letter={shown.letter} count={shown.entries} />}
          </>
        );
      }}
    </QueryState>
  );
}

function OfLetter({ id, letter, count }: { id: string; letter: string; count: number }) {
  const entries = useDictionaryEntries(id, { letter });
  return (
    <section aria-labelledby="letter">
      <h3 id="letter" className={noteStyles['heading']}>
        {t('dictionaries.under-letter', { letter, count })}
      </h3>
      <QueryState of={entries} failed={t('dictionaries.entries-could-not-be-loaded')}>
        {(list) => (
          <Listed id={id} list={list} wish={{ letter }}>
            {(titles) => (
              <ul className={`${noteStyles['titles']} ${noteStyles['names']}`}>
                {titles.map((title) => (
                  <li key={title.id}>
                    <Link to={entryAddress(id, title.id)}>{title.name}</Link>
                  </li>
                ))}
              </ul>
            )}
          </Listed>
        )}
      </QueryState>
    </section>
  );
}

interface ListedProps {
  readonly id: string;
  readonly list: DictionaryEntryList;
  readonly wish: EntryWish;
  readonly children: (titles: readonly DictionaryEntryTitle[]) => ReactNode;
}

/** A part of a list, and those behind it as they are asked for. */
function Listed({ id, list, wish, children }: ListedProps) {
  const [open, setOpen] = useState(false);
  const to = (wish.offset ?? 0) + list.results.length;
  return (
    <>
      {children(list.results)}
      {to < list.total &&
        (open ? (
          <More id={id} wish={{ ...wish, offset: to }}>
            {children}
          </More>
        ) : (
          <Button onClick={() => setOpen(true)}>
            {t('dictionaries.show-more', { count: Math.min(LISTED_AT_ONCE, list.total - to) })}
          </Button>
        ))}
    </>
  );
}

function More({ id, wish, children }: Omit<ListedProps, 'list'>) {
  const entries = useDictionaryEntries(id, wish);
  const part = useRef<HTMLDivElement>(null);
  const isThere = entries.data !== undefined;
  // The pressed button is gone: the keyboard goes on at the first entry that it brought.
  useEffect(() => {
    if (isThere) part.current?.querySelector('a')?.focus();
  }, [isThere]);
  return (
    <div ref={part}>
      <QueryState of={entries} failed={t('dictionaries.entries-could-not-be-loaded')}>
        {(list) => (
          <Listed id={id} list={list} wish={wish}>
            {children}
          </Listed>
        )}
      </QueryState>
    </div>
  );
}

/** Entries with how they begin, or where they were found. */
export const EntryTitles = ({ id, titles }: { id: string; titles: readonly DictionaryEntryTitle[] }) => (
  <ul className={`${noteStyles['titles']} ${styles['found']}`}>
    {titles.map((title) => (
      <li key={title.id}>
        <Link to={entryAddress(id, title.id)}>
          <b>{title.name}</b>
          <span>{title.excerpt}</span>
        </Link>
      </li>
    ))}
  </ul>
);
