import type { Rendering } from '@berea/contracts';
import styles from './rendering-list.module.css';
import { ShowMore } from '../frame/show-more.js';
import { usePaged } from '../frame/use-paged.js';

const AT_ONCE = 8;

/** How a lemma is rendered, most frequent first: words, how often, and a bar of it. */
export function RenderingList({ renderings }: { renderings: readonly Rendering[] }) {
  const { list, shown, paging } = usePaged<Rendering, HTMLOListElement>(renderings, AT_ONCE);
  const most = renderings[0]?.count ?? 1;
  return (
    <>
      <ol ref={list} className={styles['renderings']}>
        {shown.map(({ words, count }) => (
          <li key={words}>
            <span>{words}</span>
            <span className={styles['bar']} aria-hidden>
              <i style={{ width: `${Math.max(2, (count / most) * 100)}%` }} />
            </span>
            <span className={styles['count']}>
              {count.toLocaleString('en')}
              <span className="visually-hidden">{count === 1 ? ' time' : ' times'}</span>
            </span>
          </li>
        ))}
      </ol>
      <ShowMore {...paging} noun="renderings" />
    </>
  );
}
