import { Button, StatusPanel } from '@berea/ui/core';
import { SearchX } from 'lucide-react';
import { scopeLabel } from './scope-names.js';
import { SearchTips } from './search-tips.js';
import { useSearchAddress } from './use-search-address.js';

export interface NothingFoundProps {
  /** What was wrong with the search, where that is known. */
  readonly reason?: string;
  readonly onClear: () => void;
}

/** In place of results: what would work. */
export function NothingFound({ reason, onClear }: NothingFoundProps) {
  const { q, scope, kind, all, change } = useSearchAddress();
  const where = scope ? ` in ${scopeLabel(scope)}` : '';
  return (
    <>
      <StatusPanel
        role="status"
        icon={SearchX}
        title="No results found"
        actions={
          <>
            {scope && <Button onClick={() => change({ scope: '' })}>Search all of Scripture</Button>}
            {!all && kind === 'verses' && !reason && (
              <Button onClick={() => change({ all: true })}>Search all translations</Button>
            )}
            <Button onClick={onClear}>Back to reading</Button>
          </>
        }
      >
        <p>
          {reason ??
            `Nothing${where} matches “${q}”. Try fewer words or another form of them, words that belong together in "quotes", or a reference such as John 3:16.`}
        </p>
      </StatusPanel>
      <SearchTips open />
    </>
  );
}
