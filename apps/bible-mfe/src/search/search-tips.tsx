import { Link } from '@berea/web/router';
import styles from './search-tips.module.css';
import { useSearchAddress } from './use-search-address.js';

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
