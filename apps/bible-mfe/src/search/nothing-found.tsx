import { Button, StatusPanel } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { SearchX } from 'lucide-react';
import styles from './nothing-found.module.css';
import { scopeLabel } from './scope-names.js';
import { useSearchAddress } from './search-address.js';

interface NothingFoundProps {
  /** What was wrong with the search, where that is known. */
  readonly reason?: string | undefined;
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
          {reason ||
            `Nothing${where} matches “${q}”. Try fewer words or another form of them, words that belong together in "quotes", or a reference such as John 3:16.`}
        </p>
      </StatusPanel>
      <SearchTips open />
    </>
  );
}

const TIPS = [
  { term: 'love your enemies', finds: 'all of these words, wherever they stand in the verse' },
  { term: '"living water"', finds: 'these words, one after another' },
  { term: 'mercy OR truth', finds: 'either of them; AND and NOT work too, as do brackets' },
  { term: 'right*', finds: 'every word that begins so' },
  { term: 'faith in:rom', finds: 'only this book; in:nt, in:gospels and in:"1 john" work too' },
  { term: 'lemma:G26', finds: 'the verses with a Greek or Hebrew word, by its Strong’s number' },
  { term: 'John 3:16', finds: 'a place: Enter opens it' },
] as const;

/** What the search understands; each example can be tried. */
export function SearchTips({ open }: { open?: boolean }) {
  const { hrefOf } = useSearchAddress();
  return (
    <details className={styles['tips']} open={open}>
      <summary>Search tips</summary>
      <dl>
        {TIPS.map(({ term, finds }) => (
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
