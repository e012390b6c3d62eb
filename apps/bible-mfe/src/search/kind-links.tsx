import { Fragment } from 'react';
import type { SearchKind } from '@berea/contracts';
import { Link } from '@berea/web/router';
import styles from './kind-links.module.css';
import { formatCount, type Results } from './results.js';
import { KINDS, useSearchAddress } from '../place/search-address.js';
import searchResultsStyles from './search-results.module.css';
import { t, Trans } from '../texts/search-results.js';

const labels = (): Readonly<Record<SearchKind, string>> => ({
  verses: t('search-results.verses'),
  commentary: t('search-results.commentary'),
  topics: t('search-results.topics'),
  lexicon: t('search-results.lexicon'),
});

/** The other kinds of results for the term, with the number of each. */
export function KindLinks({ results: { kind: shown, totalOfVerses, others } }: { results: Results }) {
  const { hrefOf } = useSearchAddress();
  return (
    <nav className={styles['kinds']} aria-label={t('search-results.kinds-of-results')}>
      {KINDS.map((kind) => (
        <Link key={kind} replace to={hrefOf({ kind })} aria-current={kind === shown ? 'page' : undefined}>
          {labels()[kind]} <span>{formatCount(kind === 'verses' ? totalOfVerses : others[kind])}</span>
        </Link>
      ))}
    </nav>
  );
}

const quoted = new Intl.ListFormat('en', { type: 'conjunction' });

/** Notices on changes that the search made to the term. */
export function ResultNotices({ results: { query, showing, ignored, notices = [] } }: { results: Results }) {
  const { hrefOf } = useSearchAddress();
  return (
    <>
      {showing && (
        <p className={searchResultsStyles['notice']}>
          <Trans
            id="search-results.showing-results-for"
            values={{ query, showing }}
            elements={{ link: <Link replace to={hrefOf({ q: showing })} /> }}
          />
        </p>
      )}
      {notices.map(({ text, queries = [] }) => (
        <p key={text} className={searchResultsStyles['notice']}>
          {text}
          {queries.map((each) => (
            <Fragment key={each}>
              {' '}
              <Link replace className={styles['query']} to={hrefOf({ q: each, scope: '' })}>
                {each}
              </Link>
            </Fragment>
          ))}
        </p>
      ))}
      {ignored.length > 0 && (
        <p className={searchResultsStyles['notice']}>
          {t('search-results.left-out', { parts: quoted.format(ignored.map((part) => `“${part}”`)) })}
        </p>
      )}
    </>
  );
}
