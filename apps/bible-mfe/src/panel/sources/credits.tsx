import { useWorks } from '@berea/web';
import { AboutWork } from './about-work.js';
import styles from './sources.module.css';

/** Whose what stands above is; the words that a licence asks for are shown without being asked for. @param works their ids */
export function Credits({ works }: { works: readonly string[] }) {
  const { data = [] } = useWorks();
  if (!works.length) return null;
  return (
    <ul className={styles['credits']} aria-label="From">
      {[...new Set(works)].map((id) => {
        const work = data.find((each) => each.id === id);
        const owed = work && !/^public domain\b/i.test(work.licence) ? work.attribution : undefined;
        return (
          <li key={id}>
            <AboutWork id={id} />
            {owed && <p>{owed}</p>}
          </li>
        );
      })}
    </ul>
  );
}
