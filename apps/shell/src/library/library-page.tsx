import { PageFrame } from '@berea/ui/core';
import { Link, useSearchParams } from '@berea/web/router';
import { BrowseTab } from './browse/browse-tab.js';
import styles from './library-page.module.css';
import { BookmarksTab } from './marks/bookmarks-tab.js';
import { RecentTab } from './marks/recent-tab.js';
import { PlansTab } from './plans/plans-tab.js';
import { ShelfTab } from './shelf/shelf-tab.js';
import { t } from '../texts/library.js';

/** What is read just now and the shelf; below them the featured part, whose own shelves are still empty. */
const Start = () => (
  <>
    <div className={styles['start']}>
      <ShelfTab />
    </div>
    <div className={styles['browse']}>
      <BrowseTab />
    </div>
  </>
);

const SHELF = { key: 'shelf', label: () => t('library.reference-shelf'), Part: Start };
const PARTS = [
  SHELF,
  { key: 'plans', label: () => t('library.reading-plans'), Part: PlansTab },
  { key: 'bookmarks', label: () => t('library.bookmarks'), Part: BookmarksTab },
  { key: 'recent', label: () => t('library.recently-read'), Part: RecentTab },
];

/** The readings: on the shelf, planned, marked and read before. The address names the part. */
export function LibraryPage() {
  const [search] = useSearchParams();
  const shown = PARTS.find(({ key }) => key === search.get('tab')) ?? SHELF;
  return (
    <PageFrame title={t('library.library')}>
      <nav className={styles['parts']} aria-label={t('library.library')}>
        {PARTS.map(({ key, label }) => (
          <Link
            key={key}
            to={key === SHELF.key ? '/library' : `/library?tab=${key}`}
            aria-current={key === shown.key ? 'page' : undefined}
          >
            {label()}
          </Link>
        ))}
      </nav>
      <shown.Part />
    </PageFrame>
  );
}
