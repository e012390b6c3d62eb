import type { Work } from '@berea/contracts';
import { useLibraryWorks } from '../../data/library.js';
import { Link } from '@berea/web/router';
import { QueryState } from '../query-state.js';
import { FirstRow } from './first-row.js';
import { describeWork, missingOf, shelvesOf, workPath } from './shelves.js';
import styles from './shelf.module.css';
import { t } from '../../texts/library.js';

/** What is read just now, every work that is installed here, by kind, what is not, and the featured part below. */
export function ShelfTab() {
  const works = useLibraryWorks();
  return (
    <QueryState of={works} failed={t('library.reference-shelf-could-not-be-loaded')}>
      {(all) => (
        <>
          <FirstRow works={all} />
          {shelvesOf(all).map(({ title, works: own }) => (
            <section key={title} className={styles['shelf']} aria-label={title}>
              <h2>
                {title} <span>{t('library.count-installed', { count: own.length })}</span>
              </h2>
              <ul>
                {own.map((work) => (
                  <li key={work.id}>
                    <Link to={workPath(work)}>
                      <span className={styles['spine']} aria-hidden>
                        {work.id.replace(/^[a-z]+-/, '').slice(0, 6)}
                      </span>
                      <span className={styles['words']}>
                        <b lang={work.kind === 'bible' ? work.language : undefined}>{work.title}</b>
                        <span>{describeWork(work)}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Missing works={missingOf(all)} />
        </>
      )}
    </QueryState>
  );
}

function Missing({ works }: { works: readonly Work[] }) {
  if (works.length === 0) return null;
  return (
    <details className={styles['missing']}>
      <summary>{t('library.not-installed-count', { count: works.length })}</summary>
      <ul>
        {works.map(({ id, title, licence, licenceTier }) => (
          <li key={id}>
            <b>{title}</b>{' '}
            <span>
              {licenceTier === 'by-permission' && !/public domain/i.test(licence)
                ? t('library.needs-a-licence')
                : t('library.not-installed-on-this-server')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
