import { Button } from '@berea/ui/core';
import { BookHeart, MicVocal, Newspaper, Podcast } from 'lucide-react';
import { useState } from 'react';
import styles from './browse-tab.module.css';
import { lazyDialog } from '../../lazy-dialog.js';

const Article = lazyDialog(async () => ({ default: (await import('./steadfast-love.js')).SteadfastLove }));

/** Nothing stands on these shelves yet, and each says so. */
const SHELVES = [
  { icon: Podcast, name: 'Podcasts' },
  { icon: Newspaper, name: 'Articles' },
  { icon: BookHeart, name: 'Devotionals' },
  { icon: MicVocal, name: 'Sermons' },
];

/** What the library features, and what will be added to it. */
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
          <h2 id="featured">Featured Content</h2>
          <Button type="text" onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
            View All
          </Button>
        </div>
        <article className={styles['feature']}>
          <div className={styles['words']}>
            <span className={styles['tag']}>Theology</span>
            <h3>Steadfast love: the word that carries the Old Testament</h3>
            <p>
              It is spoken over exiles, widows and kings. A short reading of ḥesed, from Ruth’s road to the last line of
              Psalm 23.
            </p>
            <Button aria-haspopup="dialog" onClick={read}>
              Read More
            </Button>
          </div>
          <figure className={styles['picture']}>
            <span lang="he" dir="rtl">
              חֶסֶד
            </span>
            <figcaption>ḥesed: mercy, lovingkindness</figcaption>
          </figure>
        </article>
      </section>
      <section aria-labelledby="browse">
        <h2 className={styles['heading']} id="browse">
          Browse Content
        </h2>
        <ul className={styles['shelves']}>
          {SHELVES.map(({ icon: Icon, name }) => (
            <li key={name}>
              <Icon size={22} strokeWidth={1.75} aria-hidden />
              <h3>{name}</h3>
              <p>{name} will be added here.</p>
            </li>
          ))}
        </ul>
      </section>
      {loaded && <Article open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
