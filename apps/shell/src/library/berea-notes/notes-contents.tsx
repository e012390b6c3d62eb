import type { NotedAnswerTitle, NotedSectionBooks } from '@berea/contracts';
import { Button, Input } from '@berea/ui/core';
import { useSearchParams } from '@berea/web/router';
import { Search } from 'lucide-react';
import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react';
import {
  useNotedAnswers,
  useNotedArticles,
  useNotedBooks,
  useNotedIntroductions,
  useNotedSections,
} from '../../data/berea-notes.js';
import { t } from '../../texts/berea-notes.js';
import { QueryState } from '../query-state.js';
import { articleKinds } from './article-kinds.js';
import styles from './berea-notes.module.css';
import { AnswerTitles, ArticleNames, ArticleTitles, IntroductionTitles, SectionTitles } from './entry-titles.js';

/** Results of each kind that a search shows at once. */
const SHOWN_AT_ONCE = 5;

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
          <Answers />
          <Articles />
          <Books />
        </>
      )}
    </>
  );
}

/** Entries found for the words, by kind. */
function Found({ q }: { q: string }) {
  const [introductions, sections, answers, articles] = [
    useNotedIntroductions(q),
    useNotedSections({ q }),
    useNotedAnswers(q),
    useNotedArticles(q),
  ];
  const lists = [introductions, sections, answers, articles];
  const all = {
    data: introductions.data &&
      sections.data &&
      answers.data &&
      articles.data && {
        introductions: introductions.data.results,
        sections: sections.data.results,
        answers: answers.data.results,
        articles: articles.data.results,
      },
    error: lists.find(({ error }) => error)?.error ?? null,
    isPending: lists.some(({ isPending }) => isPending),
    refetch: () => Promise.all(lists.map((each) => each.isError && each.refetch())),
  };
  return (
    <QueryState of={all} failed={t('berea-notes.search-failed')}>
      {(found) => {
        const count = Object.values(found).reduce((sum, { length }) => sum + length, 0);
        return (
          <>
            <p className={styles['count']} role="status">
              {count ? t('berea-notes.found', { count }) : t('berea-notes.nothing-found')}
            </p>
            <Results title={t('berea-notes.books')} of={found.introductions} Titles={IntroductionTitles} />
            <Results title={t('berea-notes.passages-of-scripture')} of={found.sections} Titles={SectionTitles} />
            <Results title={t('berea-notes.answers')} of={found.answers} Titles={AnswerTitles} />
            <Results title={t('berea-notes.articles')} of={found.articles} Titles={ArticleTitles} />
          </>
        );
      }}
    </QueryState>
  );
}

interface ResultsProps<T> {
  readonly title: string;
  /** Best first. */
  readonly of: readonly T[];
  readonly Titles: ComponentType<{ titles: readonly T[] }>;
}

/** Results of a kind: the best at once, so that no kind hides the next one. */
function Results<T>({ title, of, Titles }: ResultsProps<T>) {
  const [best, more] = [of.slice(0, SHOWN_AT_ONCE), of.slice(SHOWN_AT_ONCE)];
  if (!best.length) return null;
  return (
    <Part title={title}>
      <Titles titles={best} />
      {more.length > 0 && (
        <details className={styles['kind']}>
          <summary>{t('berea-notes.more-found', { count: more.length })}</summary>
          <Titles titles={more} />
        </details>
      )}
    </Part>
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

interface FoldProps {
  /** Parameter of the address, which keeps the open part: one at a time. */
  readonly parameter: 'book' | 'kind';
  readonly value: string;
  readonly title: string;
  readonly count: number;
  /** Its content is fetched once it is open. */
  readonly children: () => ReactNode;
}

function Fold({ parameter, value, title, count, children }: FoldProps) {
  const [search, setSearch] = useSearchParams();
  const open = search.get(parameter) === value;
  return (
    <details className={styles['kind']} open={open}>
      <summary
        onClick={(event) => {
          // The address opens it.
          event.preventDefault();
          setSearch(open ? {} : { [parameter]: value }, { replace: true });
        }}
      >
        <b>{title}</b> <span>{count}</span>
      </summary>
      {open && children()}
    </details>
  );
}

/** The books that have notes. */
function Books() {
  const books = useNotedBooks();
  if (books.data?.books.length === 0) return null;
  return (
    <Part title={t('berea-notes.passages-of-scripture')}>
      <QueryState of={books} failed={t('berea-notes.passages-could-not-be-loaded')}>
        {(found) =>
          found.books.map((each) => (
            <Fold key={each.book} parameter="book" value={each.book} title={each.book} count={each.sections}>
              {() => <NotesOn {...each} />}
            </Fold>
          ))
        }
      </QueryState>
    </Part>
  );
}

const NotesOn = ({ book, introduction }: NotedSectionBooks['books'][number]) => (
  <>
    {introduction && <IntroductionTitles titles={[introduction]} />}
    <QueryState of={useNotedSections({ book })} failed={t('berea-notes.passages-could-not-be-loaded')}>
      {({ results }) => <SectionTitles titles={results} />}
    </QueryState>
  </>
);

/** The articles by kind; nothing of them where there are none. */
function Articles() {
  const articles = useNotedArticles();
  if (articles.data?.results.length === 0) return null;
  return (
    <Part title={t('berea-notes.articles')}>
      <QueryState of={articles} failed={t('berea-notes.articles-could-not-be-loaded')}>
        {({ results }) => {
          const listed = articleKinds();
          const others = [...new Set(results.map(({ kind }) => kind))].filter(
            (kind) => !listed.some(([known]) => known === kind),
          );
          return [...listed, ...others.map((kind) => [kind, t('berea-notes.more-articles')] as const)].map(
            ([kind, title]) => {
              const own = results.filter((each) => each.kind === kind);
              return own.length ? (
                <Fold key={kind} parameter="kind" value={kind} title={title} count={own.length}>
                  {() => <ArticleNames titles={own} />}
                </Fold>
              ) : null;
            },
          );
        }}
      </QueryState>
    </Part>
  );
}

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
        <AnswerTitles titles={own} />
      </details>
    ) : null,
  );
}
