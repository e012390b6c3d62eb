import type { SearchKind } from '@berea/contracts';
import { Link } from '@berea/web/router';
import { formatCount } from './count-words.js';
import styles from './kind-links.module.css';
import { KINDS } from './search-address.js';
import type { Results } from './use-results.js';
import { useSearchAddress } from './use-search-address.js';

const LABELS: Readonly<Record<SearchKind, string>> = {
  verses: 'Verses',
  commentary: 'Commentary',
  topics: 'Topics',
  lexicon: 'Lexicon',
};

/** What else the term finds, and how much of each. */
export function KindLinks({ results: { kind: shown, totalOfVerses, others } }: { results: Results }) {
  const { hrefOf } = useSearchAddress();
  return (
    <nav className={styles['kinds']} aria-label="Kinds of results">
      {KINDS.map((kind) => (
        <Link key={kind} replace to={hrefOf({ kind })} aria-current={kind === shown ? 'page' : undefined}>
          {LABELS[kind]} <span>{formatCount(kind === 'verses' ? totalOfVerses : others[kind])}</span>
        </Link>
      ))}
    </nav>
  );
}
