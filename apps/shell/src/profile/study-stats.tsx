import type { ProfileStats } from '@berea/contracts';
import { explain } from '@berea/web';
import { useProfileStats } from '../data/profile.js';
import { Section } from './section.js';
import styles from './study-stats.module.css';
import { t } from '../texts/profile.js';

const CHAPTERS_OF_THE_BIBLE = 1_189;
/** So many days are drawn; who has read for longer sees all of them filled. */
const DAYS_DRAWN = 14;

const kept = (): readonly (readonly [keyof ProfileStats, string])[] => [
  ['questions', t('profile.questions')],
  ['highlights', t('profile.highlights')],
  ['notes', t('profile.notes')],
  ['bookmarks', t('profile.bookmarks')],
  ['sermons', t('profile.sermons')],
];

const shownAs = (value: number | null): string => value?.toLocaleString('en') ?? t('profile.not-available-just-now');

/** Counts of the user's reading and items, in numbers and small bars. */
export function StudyStats() {
  const { data, error } = useProfileStats();
  return (
    <Section title={t('profile.your-study')}>
      {error && <p>{t('profile.your-study-could', { why: explain(error) })}</p>}
      {!error && !data && <p role="status">{t('profile.counting')}</p>}
      {data && <Stats stats={data} />}
    </Section>
  );
}

function Stats({ stats }: { stats: ProfileStats }) {
  const most = Math.max(1, ...kept().map(([name]) => stats[name] ?? 0));
  return (
    <>
      <dl className={styles['heads']}>
        <div>
          <dt>{t('profile.chapters-read-of', { all: CHAPTERS_OF_THE_BIBLE.toLocaleString('en') })}</dt>
          <dd data-away={stats.chaptersRead === null || undefined}>{shownAs(stats.chaptersRead)}</dd>
          {stats.chaptersRead !== null && (
            <dd className={styles['track']} aria-hidden>
              <span
                className={styles['bar']}
                style={{ transform: `scaleX(${Math.min(1, stats.chaptersRead / CHAPTERS_OF_THE_BIBLE)})` }}
              />
            </dd>
          )}
        </div>
        <div>
          <dt>{t('profile.days-in-a-row', { count: stats.streakDays ?? 0 })}</dt>
          <dd data-away={stats.streakDays === null || undefined}>{shownAs(stats.streakDays)}</dd>
          {stats.streakDays !== null && <LastDays streak={stats.streakDays} />}
        </div>
      </dl>
      <dl className={styles['bars']}>
        {kept().map(([name, title]) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd data-away={stats[name] === null || undefined}>
              <span
                className={styles['bar']}
                style={{ transform: `scaleX(${(stats[name] ?? 0) / most})` }}
                aria-hidden
              />
              <span>{shownAs(stats[name])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The last two weeks up to today, drawn; the number says the same. */
const LastDays = ({ streak }: { streak: number }) => (
  <dd className={styles['lastDays']} aria-hidden>
    {Array.from({ length: DAYS_DRAWN }, (_, day) => (
      <span key={day} data-read={day >= DAYS_DRAWN - streak || undefined} />
    ))}
  </dd>
);
