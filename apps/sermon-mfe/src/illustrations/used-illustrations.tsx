import { explain } from '@berea/web';
import { Link } from '@berea/web/router';
import { TriangleAlert } from 'lucide-react';
import { formatDate } from '../sermon-log.js';
import styles from './illustrations.module.css';
import { useToldBefore } from './use-told-before.js';

interface UsedIllustrationsProps {
  /** The sermon that is written. */
  readonly id: string | undefined;
  readonly body: string;
}

/** Warns of illustrations that were told within the last twelve months; nothing where there are none. */
export function UsedIllustrations({ id, body }: UsedIllustrationsProps) {
  const { told, error } = useToldBefore(id, body);
  if (error) return <p role="alert">Your older sermons could not be searched for illustrations. {explain(error)}</p>;
  if (!told.length) return null;
  return (
    <section className={styles['used']} aria-labelledby="illustrations-heading">
      <h3 id="illustrations-heading">Told within the last twelve months</h3>
      <ul>
        {told.map(({ phrase, sermon, date, place }) => (
          <li key={`${phrase}-${sermon.id}`}>
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
            <span>
              “{phrase}...” on <time dateTime={date}>{formatDate(date)}</time>
              {place && `, ${place},`} in{' '}
              <Link to={`/notes?tab=sermon&sermon=${sermon.id}`}>{sermon.title || 'Untitled sermon'}</Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
