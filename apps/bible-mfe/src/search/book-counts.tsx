import type { SearchResponse } from '@berea/contracts';
import { Link } from '@berea/web/router';
import styles from './book-counts.module.css';
import { formatCount } from './results.js';
import { everywhere, newTestament, oldTestament, type Scope } from './scope-names.js';
import { useSearchAddress } from '../place/search-address.js';
import { t } from '../texts/search-results.js';

const testaments = () => [
  { testament: 'old', scope: oldTestament() },
  { testament: 'new', scope: newTestament() },
];

/** How many verses each book has; a press narrows the search to it. It stays open, and where it is, when that is done. */
export function BookCounts({ counts }: { counts: SearchResponse['counts'] }) {
  const { scope } = useSearchAddress();
  return (
    <details className={styles['counts']}>
      <summary>{t('search-results.by-book-count', { count: counts.length })}</summary>
      {scope && <Narrow scope={everywhere()} />}
      {testaments().map(({ testament, scope: whole }) => {
        const books = counts.filter((each) => each.testament === testament);
        if (books.length === 0) return null;
        return (
          <ul key={testament} role="list" aria-label={whole.label}>
            <li>
              <Narrow scope={whole} count={books.reduce((sum, { count }) => sum + count, 0)} />
            </li>
            {books.map(({ book, count }) => (
              <li key={book}>
                <Narrow scope={{ value: book, label: book }} count={count} />
              </li>
            ))}
          </ul>
        );
      })}
    </details>
  );
}

function Narrow({ scope: { value, label }, count }: { scope: Scope; count?: number }) {
  const { scope, hrefOf } = useSearchAddress();
  return (
    <Link replace to={hrefOf({ scope: value })} aria-current={scope === value ? 'true' : undefined}>
      {label} {count !== undefined && <span>{formatCount(count)}</span>}
    </Link>
  );
}
