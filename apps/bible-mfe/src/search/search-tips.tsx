import { Link } from '@berea/web/router';
import { useSearchAddress } from '../place/search-address.js';
import styles from './search-tips.module.css';
import { t } from '../texts/search-results.js';

const tips = () => [
  { term: t('search-results.example-words'), finds: t('search-results.finds-words') },
  { term: t('search-results.example-phrase'), finds: t('search-results.finds-phrase') },
  { term: t('search-results.example-near'), finds: t('search-results.finds-near') },
  { term: t('search-results.example-or'), finds: t('search-results.finds-or') },
  { term: t('search-results.example-without'), finds: t('search-results.finds-without') },
  { term: t('search-results.example-beginning'), finds: t('search-results.finds-beginning') },
  { term: t('search-results.example-in-book'), finds: t('search-results.finds-in-book') },
  { term: 'LORD', finds: t('search-results.finds-name') },
  { term: 'lemma:agapao', finds: t('search-results.finds-lemma') },
  { term: t('search-results.example-form'), finds: t('search-results.finds-form') },
  { term: t('search-results.example-parsing'), finds: t('search-results.finds-parsing') },
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
