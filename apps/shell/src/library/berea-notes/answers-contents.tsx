import type { NotedAnswerTitle } from '@berea/contracts';
import { Button, Input } from '@berea/ui/core';
import { Link, useSearchParams } from '@berea/web/router';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNotedAnswers } from '../../data/berea-notes.js';
import { t } from '../../texts/berea-notes.js';
import { QueryState } from '../query-state.js';
import { Emphasis } from './emphasis.js';
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

/** The answers of Berea Notes by kind, or those that a search finds; the address says which. */
export function AnswersContents() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const answers = useNotedAnswers(q);
  return (
    <section aria-label={t('berea-notes.answers')}>
      <h3 className={styles['heading']}>{t('berea-notes.answers')}</h3>
      <SearchForm key={q} q={q} onSearch={(words) => setSearch(words ? { q: words } : {}, { replace: true })} />
      <QueryState of={answers} failed={t('berea-notes.answers-could-not-be-loaded')}>
        {({ results, total }) =>
          q ? (
            <>
              <p className={styles['count']} role="status">
                {total ? t('berea-notes.found', { count: total }) : t('berea-notes.nothing-found')}
              </p>
              <Titles titles={results} />
            </>
          ) : (
            <ByKind titles={results} />
          )
        }
      </QueryState>
    </section>
  );
}

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
          <Emphasis text={title} />
        </Link>
      </li>
    ))}
  </ul>
);
