import { NotedText } from '@berea/answers';
import type { NotedAnswerTitle, NotedSectionTitle } from '@berea/contracts';
import { Button, Input } from '@berea/ui/core';
import { Link, useSearchParams } from '@berea/web/router';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNotedAnswers, useNotedBooks, useNotedSections } from '../../data/berea-notes.js';
import { t } from '../../texts/berea-notes.js';
import { QueryState } from '../query-state.js';
import styles from './berea-notes.module.css';

/** The kinds of questions in the order in which they are listed, by what the API calls them. */
const kinds = (): readonly (readonly [kind: string, title: string])[] => [
  ['situation', t('berea-notes.situation')],
  ['doctrine', t('berea-notes.doctrine')],
  ['meaning', t('berea-notes.meaning')],
  ['hard passage', t('berea-notes.hard-passage')],
  ['contradiction', t('berea-notes.contradiction')],
  ['ethics', t('berea-notes.ethics')],
  ['practice', t('berea-notes.practice')],
  ['is it in the Bible', t('berea-notes.is-it-in-the-bible')],
  ['person', t('berea-notes.person')],
  ['place', t('berea-notes.place')],
  ['background', t('berea-notes.background')],
  ['preparation', t('berea-notes.preparation')],
];

/** Berea Notes from beginning to end, or what a search finds in it; the address says which. */
export function NotesContents() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  return (
    <>
      <SearchForm key={q} q={q} onSearch={(words) => setSearch(words ? { q: words } : {}, { replace: true })} />
      {q ? (
        <Found q={q} />
      ) : (
        <>
          <Books />
          <Answers />
        </>
      )}
    </>
  );
}

function Found({ q }: { q: string }) {
  const [sections, answers] = [useNotedSections({ q }), useNotedAnswers(q)];
  const both = {
    data: sections.data && answers.data && { sections: sections.data.results, answers: answers.data.results },
    error: sections.error ?? answers.error,
    isPending: sections.isPending || answers.isPending,
    refetch: () => Promise.all([sections, answers].map((each) => each.isError && each.refetch())),
  };
  return (
    <QueryState of={both} failed={t('berea-notes.search-failed')}>
      {(found) => (
        <>
          <p className={styles['count']} role="status">
            {found.sections.length + found.answers.length
              ? t('berea-notes.found', { count: found.sections.length + found.answers.length })
              : t('berea-notes.nothing-found')}
          </p>
          {found.sections.length > 0 && (
            <Part title={t('berea-notes.passages-of-scripture')}>
              <SectionTitles titles={found.sections} />
            </Part>
          )}
          {found.answers.length > 0 && (
            <Part title={t('berea-notes.answers')}>
              <Titles titles={found.answers} />
            </Part>
          )}
        </>
      )}
    </QueryState>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles['heading']}>{title}</h3>
      {children}
    </section>
  );
}

/** The books that have notes; one is open at a time, and the address keeps which. */
function Books() {
  const [search, setSearch] = useSearchParams();
  const open = search.get('book');
  const books = useNotedBooks();
  if (books.data?.books.length === 0) return null;
  return (
    <Part title={t('berea-notes.passages-of-scripture')}>
      <QueryState of={books} failed={t('berea-notes.passages-could-not-be-loaded')}>
        {(found) =>
          found.books.map(({ book, sections }) => (
            <details key={book} className={styles['kind']} open={book === open}>
              <summary
                onClick={(event) => {
                  // The address opens it.
                  event.preventDefault();
                  setSearch(book === open ? {} : { book }, { replace: true });
                }}
              >
                <b>{book}</b> <span>{sections}</span>
              </summary>
              {book === open && <SectionsOf book={book} />}
            </details>
          ))
        }
      </QueryState>
    </Part>
  );
}

const SectionsOf = ({ book }: { book: string }) => (
  <QueryState of={useNotedSections({ book })} failed={t('berea-notes.passages-could-not-be-loaded')}>
    {({ results }) => <SectionTitles titles={results} />}
  </QueryState>
);

const SectionTitles = ({ titles }: { titles: readonly NotedSectionTitle[] }) => (
  <ul className={styles['titles']}>
    {titles.map(({ id, title, reference }) => (
      <li key={id}>
        <Link to={`/library/berea/passages/${id}`}>
          <span className={styles['range']}>{reference}</span>
          <span>
            <NotedText text={title} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

const Answers = () => (
  <Part title={t('berea-notes.answers')}>
    <QueryState of={useNotedAnswers()} failed={t('berea-notes.answers-could-not-be-loaded')}>
      {({ results }) => <ByKind titles={results} />}
    </QueryState>
  </Part>
);

function SearchForm({ q, onSearch }: { q: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <form className={styles['search']} role="search" onSubmit={submit}>
      <Input
        aria-label={t('berea-notes.search')}
        placeholder={t('berea-notes.search')}
        maxLength={200}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button htmlType="submit" icon={<Search size={18} strokeWidth={1.75} aria-hidden />}>
        {t('berea-notes.search-button')}
      </Button>
      {q && (
        <Button type="text" onClick={() => onSearch('')}>
          {t('berea-notes.show-all')}
        </Button>
      )}
    </form>
  );
}

function ByKind({ titles }: { titles: readonly NotedAnswerTitle[] }) {
  const listed = kinds();
  const rest = titles.filter(({ kind }) => !listed.some(([known]) => known === kind));
  const groups = [
    ...listed.map(([kind, title]) => [title, titles.filter((each) => each.kind === kind)] as const),
    [t('berea-notes.other'), rest] as const,
  ];
  return groups.map(([title, own]) =>
    own.length ? (
      <details key={title} className={styles['kind']}>
        <summary>
          <b>{title}</b> <span>{own.length}</span>
        </summary>
        <Titles titles={own} />
      </details>
    ) : null,
  );
}

export const Titles = ({ titles }: { titles: readonly NotedAnswerTitle[] }) => (
  <ul className={styles['titles']}>
    {titles.map(({ id, title }) => (
      <li key={id}>
        <Link to={`/library/berea/answers/${id}`}>
          <NotedText text={title} />
        </Link>
      </li>
    ))}
  </ul>
);
