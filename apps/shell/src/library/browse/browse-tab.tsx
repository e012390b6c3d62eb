import { Button } from '@berea/ui/core';
import { BookHeart, MicVocal, Newspaper, Podcast } from 'lucide-react';
import { useState } from 'react';
import styles from './browse-tab.module.css';
import { lazyDialog } from '../../lazy-dialog.js';
import { t } from '../../texts/library.js';

const Article = lazyDialog(async () => ({ default: (await import('./steadfast-love.js')).SteadfastLove }));

/** These shelves are still empty, and each says so. */
const shelves = () => [
  { icon: Podcast, name: t('library.podcasts'), words: t('library.podcasts-will-be-added-here') },
  { icon: Newspaper, name: t('library.articles'), words: t('library.articles-will-be-added-here') },
  { icon: BookHeart, name: t('library.devotionals'), words: t('library.devotionals-will-be-added-here') },
  { icon: MicVocal, name: t('library.sermons'), words: t('library.sermons-will-be-added-here') },
];

/** The featured part of the library, and announced additions. */
export function BrowseTab() {
  const [loaded, setLoaded] = useState(false);
  const [open, setOpen] = useState(false);
  const read = () => {
    setLoaded(true);
    setOpen(true);
  };
  return (
    <>
      <section aria-labelledby="featured">
        <div className={styles['head']}>
          <h2 id="featured">{t('library.featured-content')}</h2>
          <Button type="text" onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
            {t('library.view-all')}
          </Button>
        </div>
        <article className={styles['feature']}>
          <div className={styles['words']}>
            <span className={styles['tag']}>{t('library.theology')}</span>
            <h3>{t('library.steadfast-love-word-that-carries')}</h3>
            <p>{t('library.it-is-spoken-over-exiles')}</p>
            <Button aria-haspopup="dialog" onClick={read}>
              {t('library.read-more')}
            </Button>
          </div>
          <figure className={styles['picture']}>
            <span lang="he" dir="rtl">
              חֶסֶד
            </span>
            <figcaption>{t('library.hesed-mercy-lovingkindness')}</figcaption>
          </figure>
        </article>
      </section>
      <section aria-labelledby="browse">
        <h2 className={styles['heading']} id="browse">
          {t('library.browse-content')}
        </h2>
        <ul className={styles['shelves']}>
          {shelves().map(({ icon: Icon, name, words }) => (
            <li key={name}>
              <Icon size={22} strokeWidth={1.75} aria-hidden />
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </section>
      {loaded && <Article open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
