import { dayOf } from '@berea/web';
import type { Sermon } from '@berea/contracts';
import { Link } from '@berea/web/router';
import { TriangleAlert } from 'lucide-react';
import { formatDate } from '../sermon-log.js';
import styles from './illustrations.module.css';
import { useToldBefore } from './use-told-before.js';
import { monthsAgo } from './uses-within.js';
import { t } from '../texts/sermons.js';

/** On the card of a sermon that is still to be preached: which illustration of it was told not long ago, when and where. */
export function IllustrationWarning({ sermon }: { readonly sermon: Sermon }) {
  const { id, date, body = '' } = sermon;
  const toCome = date !== undefined && date >= dayOf();
  // Other sermons are not checked: a list may have thousands.
  return toCome && /illustration/i.test(body) ? <Warning id={id} body={body} /> : null;
}

function Warning({ id, body }: { readonly id: string; readonly body: string }) {
  const [last] = useToldBefore(id, body).told.toSorted((one, other) => other.date.localeCompare(one.date));
  if (!last) return null;
  return (
    <p className={styles['warning']}>
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>
        <strong>{t('sermons.illustration-used', { ago: monthsAgo(last.date) })}</strong> “{last.phrase}...”,{' '}
        {[formatDate(last.date), last.place].filter(Boolean).join(', ')}.{' '}
        <Link to={`/sermon-prep/${last.sermon.id}`}>{t('sermons.see-it')}</Link>
      </span>
    </p>
  );
}
