import type { Work } from '@berea/contracts';
import { useLibraryWorks } from '../data/library.js';
import { QueryState } from '../library/query-state.js';
import { describeWork } from '../library/shelf/shelves.js';
import { t } from '../texts/admin.js';
import styles from './admin-page.module.css';
import { sizeIn } from './size-in.js';

/** Every work of the shelf and of the catalogue: its size where it is installed, else why it is not. */
export function WorksOfServer() {
  const works = useLibraryWorks();
  return (
    <QueryState of={works} failed={t('admin.works-could-not-be-loaded')}>
      {(all) => (
        <>
          <p className={styles['lead']}>{t('admin.works-are-added-by-command')}</p>
          <Part title={t('admin.installed')} works={all.filter(({ installed }) => installed)} />
          <Part title={t('admin.not-installed')} works={all.filter(({ installed }) => !installed)} />
        </>
      )}
    </QueryState>
  );
}

function Part({ title, works }: { readonly title: string; readonly works: readonly Work[] }) {
  if (!works.length) return null;
  const bytes = works.reduce((sum, work) => sum + (work.bytes ?? 0), 0);
  return (
    <section className={styles['part']} aria-label={title}>
      <h2>
        {title}{' '}
        <span>
          {t('admin.works', { works: works.length })}
          {bytes > 0 && `, ${sizeIn(bytes)}`}
        </span>
      </h2>
      <ul>
        {works.map((work) => (
          <li key={work.id}>
            <span className={styles['words']}>
              <b lang={work.kind === 'bible' ? work.language : undefined}>{work.title}</b>
              <span>{describeWork(work)}</span>
              {work.reason && <span>{work.reason}</span>}
            </span>
            {work.bytes !== undefined && <span className={styles['size']}>{sizeIn(work.bytes)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
