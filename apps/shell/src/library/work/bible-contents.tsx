import type { Work } from '@berea/contracts';
import { BOOKS } from '@berea/scripture';
import { Link } from '@berea/web/router';
import { chapterPath } from '../shelf/shelves.js';
import styles from './work-page.module.css';
import { t } from '../../texts/library-work.js';

const parts = () =>
  [
    [t('library-work.old-testament'), 'old'],
    [t('library-work.new-testament'), 'new'],
  ] as const;

/** The books of a Bible; each opens in the reader in this text. */
export function BibleContents({ work }: { work: Work }) {
  return parts().map(([title, testament]) => (
    <section key={testament} className={styles['part']} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {BOOKS.filter((book) => book.testament === testament).map(({ id, name }) => (
          <li key={id}>
            <Link to={chapterPath(work, name, 1)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
