import { Button, StatusPanel } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { SearchX } from 'lucide-react';
import styles from './nothing-found.module.css';
import { scopeLabel } from './scope-names.js';
import { useSearchAddress } from './search-address.js';
import { t } from '../texts/search-results.js';

interface NothingFoundProps {
  /** Error in the search, if known. */
  readonly reason?: string | undefined;
  readonly onClear: () => void;
}

/** In place of results: what would work. */
export function NothingFound({ reason, onClear }: NothingFoundProps) {
  const { q, scope, kind, all, change } = useSearchAddress();
  return (
    <>
      <StatusPanel
        role="status"
        icon={SearchX}
        title={t('search-results.no-results-found')}
        actions={
          <>
            {scope && (
              <Button onClick={() => change({ scope: '' })}>{t('search-results.search-all-of-scripture')}</Button>
            )}
            {!all && kind === 'verses' && !reason && (
              <Button onClick={() => change({ all: true })}>{t('search-results.search-all-translations')}</Button>
            )}
            <Button onClick={onClear}>{t('search-results.back-to-reading')}</Button>
          </>
        }
      >
        <p>
          {reason ||
            (scope
              ? t('search-results.nothing-in-scope-matches', { scope: scopeLabel(scope), q })
              : t('search-results.nothing-matches', { q }))}
        </p>
      </StatusPanel>
      <SearchTips open />
    </>
  );
}

const tips = () => [
  { term: t('search-results.example-words'), finds: t('search-results.finds-words') },
  { term: t('search-results.example-phrase'), finds: t('search-results.finds-phrase') },
  { term: t('search-results.example-or'), finds: t('search-results.finds-or') },
  { term: t('search-results.example-beginning'), finds: t('search-results.finds-beginning') },
  { term: t('search-results.example-in-book'), finds: t('search-results.finds-in-book') },
  { term: 'lemma:G26', finds: t('search-results.finds-lemma') },
  { term: t('search-results.example-place'), finds: t('search-results.finds-place') },
];

/** The syntax that the search understands; each example can be tried. */
export function SearchTips({ open }: { open?: boolean }) {
  const { hrefOf } = useSearchAddress();
  return (
    <details className={styles['tips']} open={open}>
      <summary>{t('search-results.search-tips')}</summary>
      <dl>
        {tips().map(({ term, finds }) => (
          <div key={term}>
            <dt>
              <Link replace to={hrefOf({ q: term, scope: '', kind: 'verses' })}>
                {term}
              </Link>
            </dt>
            <dd>{finds}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
