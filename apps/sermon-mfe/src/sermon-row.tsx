import { Card, CardTitle, ItemActions } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import { CalendarClock, Check } from 'lucide-react';
import { memo } from 'react';
import { countWords, minutesOf } from './desk/word-count.js';
import { IllustrationWarning } from './illustrations/illustration-warning.js';
import { More, type SermonCardProps, titleOf } from './sermon-card.js';
import { sermonDayOf } from './sermon-day.js';
import { formatDate } from './sermon-log.js';
import styles from './sermon-row.module.css';
import { cardOfSermon } from './today/sermon-card.js';
import { t } from './texts/sermons.js';

interface SermonRowProps extends SermonCardProps {
  readonly today: string;
  /** Whether it is preached next: then its own next step is beside it. */
  readonly next: boolean;
}

/** One line of the list: its day, what it is and on what, and how far it is. Memoised as cards are. */
export const SermonRow = memo(function SermonRow({
  sermon,
  today,
  next,
  onOpen,
  onEdit,
  onDelete,
  ...more
}: SermonRowProps) {
  const { scripture, series } = sermon;
  const { to, action } = cardOfSermon(sermon, today);
  return (
    <Card className={next ? `${styles['row']} ${styles['next']}` : styles['row']}>
      <Day sermon={sermon} today={today} />
      <div className={styles['what']}>
        <CardTitle className={styles['title']} lines={next ? 2 : 1} onOpen={() => onOpen(sermon)}>
          {titleOf(sermon)}
        </CardTitle>
        {scripture && (
          <p className={styles['passage']} dir="auto">
            {scripture}
          </p>
        )}
        <IllustrationWarning sermon={sermon} />
      </div>
      <span className={styles['series']} dir="auto">
        {series}
      </span>
      <State sermon={sermon} today={today} />
      <Length sermon={sermon} />
      <span className={styles['actions']}>
        {next && (
          <Link className={styles['onward']} to={to}>
            {action}
          </Link>
        )}
        <More sermon={sermon} {...more} />
        <ItemActions
          noun={t('sermons.sermon')}
          title={titleOf(sermon)}
          onEdit={() => onEdit(sermon)}
          onDelete={() => onDelete(sermon)}
        />
      </span>
    </Card>
  );
});

type OfDay = Pick<SermonRowProps, 'sermon' | 'today'>;

/** '29 Nov', of another year '24 Mar 2019'. */
function Day({ sermon, today }: OfDay) {
  const { day } = sermonDayOf(sermon, today);
  if (!day) return <span className={styles['day']} />;
  const [date, month, year] = formatDate(day).split(' ');
  return (
    <time className={styles['day']} dateTime={day}>
      <b>{date}</b> {month} {day.slice(0, 4) === today.slice(0, 4) ? '' : year}
    </time>
  );
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Whether its day has passed without it, where it was preached last, or that it is a draft. */
function State({ sermon, today }: OfDay) {
  const { state } = sermonDayOf(sermon, today);
  const last = [...(sermon.preached ?? [])].sort((one, other) => one.date.localeCompare(other.date)).at(-1);
  return (
    <span className={styles['state']}>
      {state === 'passed' && (
        <span className={`${styles['sign']} ${styles['past']}`}>
          <CalendarClock {...ICON} />
          {t('sermons.was-planned')}
        </span>
      )}
      {state === 'preached' && (
        <span className={styles['sign']}>
          <Check {...ICON} />
          <span dir="auto">
            {[t('sermons.preached'), last?.place, last?.minutes && t('sermons.min', { minutes: last.minutes })]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      )}
      {state !== 'preached' && sermon.draft && <span>{t('sermons.draft')}</span>}
    </span>
  );
}

/** Words are counted in a whole text only. */
function Length({ sermon: { body = '', truncated } }: Pick<OfDay, 'sermon'>) {
  const words = truncated ? 0 : countWords(body);
  return (
    <span className={styles['length']}>
      {words > 0 && t('sermons.words-and-minutes', { words, minutes: Math.max(1, minutesOf(words)) })}
    </span>
  );
}
