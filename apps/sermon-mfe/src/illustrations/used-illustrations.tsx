import { explain } from '@berea/web';
import { Link } from '@berea/web/router';
import { TriangleAlert } from 'lucide-react';
import { formatDate } from '../sermon-log.js';
import styles from './illustrations.module.css';
import { type ToldBefore, useToldBefore } from './use-told-before.js';
import { t, Trans } from '../texts/workspace.js';

interface UsedIllustrationsProps {
  /** The sermon that is written. */
  readonly id: string | undefined;
  readonly body: string;
}

/** Warns of illustrations that were told within the last twelve months; nothing where there are none. */
export function UsedIllustrations({ id, body }: UsedIllustrationsProps) {
  const { told, error } = useToldBefore(id, body);
  if (error) return <p role="alert">{t('workspace.your-older-sermons-could', { why: explain(error) })}</p>;
  if (!told.length) return null;
  return (
    <section className={styles['used']} aria-labelledby="illustrations-heading">
      <h3 id="illustrations-heading">{t('workspace.told-within-last-twelve-months')}</h3>
      <ul>
        {told.map(({ phrase, sermon, date, place }) => (
          <li key={`${phrase}-${sermon.id}`}>
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
            <span>
              <Told phrase={phrase} date={date} place={place} sermon={sermon} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which illustration was told when, where and in which sermon. */
function Told({ phrase, date, place, sermon }: ToldBefore) {
  const values = { phrase, day: formatDate(date), title: sermon.title || t('workspace.untitled-sermon') };
  const elements = { day: <time dateTime={date} />, link: <Link to={`/sermon-prep/${sermon.id}`} /> };
  return place ? (
    <Trans id="workspace.told-on-at-in" values={{ ...values, place }} elements={elements} />
  ) : (
    <Trans id="workspace.told-on-in" values={values} elements={elements} />
  );
}
