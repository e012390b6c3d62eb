import { Button, StatusPanel } from '@berea/ui/core';
import { SearchX } from 'lucide-react';
import { scopeLabel } from './scope-names.js';
import { useSearchAddress } from '../place/search-address.js';
import { SearchTips } from './search-tips.js';
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
