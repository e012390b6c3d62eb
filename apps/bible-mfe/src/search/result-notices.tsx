import { Link } from '@berea/web/router';
import styles from './search-results.module.css';
import type { Results } from './use-results.js';
import { useSearchAddress } from './use-search-address.js';

const quoted = new Intl.ListFormat('en', { type: 'conjunction' });

/** What was done with the term beyond searching for it. */
export function ResultNotices({ results: { query, showing, ignored } }: { results: Results }) {
  const { hrefOf } = useSearchAddress();
  return (
    <>
      {showing && (
        <p className={styles['notice']}>
          {`Nothing was found for “${query}”. Showing results for `}
          <Link replace to={hrefOf({ q: showing })}>
            {showing}
          </Link>
          .
        </p>
      )}
      {ignored.length > 0 && (
        <p className={styles['notice']}>{`Left out: ${quoted.format(ignored.map((part) => `“${part}”`))}.`}</p>
      )}
    </>
  );
}
