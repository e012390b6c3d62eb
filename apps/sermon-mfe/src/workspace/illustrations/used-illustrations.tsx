import { explain, useSermonsHolding } from '@berea/web';
import { Link } from '@berea/web/router';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { formatDate } from '../../sermon-log.js';
import { findIllustrations } from './find-illustrations.js';
import styles from './illustrations.module.css';
import { usesWithin } from './uses-within.js';

interface UsedIllustrationsProps {
  /** The sermon that is written. */
  readonly id: string | undefined;
  readonly body: string;
}

/** Warns of illustrations that were told within the last twelve months; nothing where there are none. */
export function UsedIllustrations({ id, body }: UsedIllustrationsProps) {
  const phrases = useMemo(() => findIllustrations(body), [body]);
  const { data, error } = useSermonsHolding(phrases);
  if (error) return <p role="alert">Your older sermons could not be searched for illustrations. {explain(error)}</p>;
  const now = new Date();
  const used = phrases.flatMap((phrase) => {
    const others = (data?.get(phrase) ?? []).filter((sermon) => sermon.id !== id);
    return usesWithin(phrase, others, now).map((use) => ({ phrase, ...use }));
  });
  if (!used.length) return null;
  return (
    <section className={styles['used']} aria-labelledby="illustrations-heading">
      <h3 id="illustrations-heading">Told within the last twelve months</h3>
      <ul>
        {used.map(({ phrase, sermon, date }) => (
          <li key={`${phrase}-${sermon.id}`}>
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
            <span>
              “{phrase}...” on <time dateTime={date}>{formatDate(date)}</time> in{' '}
              <Link to={`/notes?tab=sermon&sermon=${sermon.id}`}>{sermon.title || 'Untitled sermon'}</Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
