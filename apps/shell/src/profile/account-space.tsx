import type { Measure } from '@berea/contracts';
import { explain } from '@berea/web';
import { Link } from '@berea/web/router';
import { useUsage } from '../data/profile.js';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './profile-page.module.css';
import { Section } from './section.js';
import { t } from '../texts/profile.js';

const MIB = 1 << 20;
const WARNED_FROM = 0.9;

/** The account's use of its limits; quiet until one of them is near. */
export function AccountSpace() {
  const { writing, chat } = useUsage();
  const error = writing.error ?? chat.error;
  const space = writing.data && chat.data && together(writing.data.bytes, chat.data.bytes);
  return (
    <Section title={t('profile.your-space')} anchor="space">
      {error && <p>{t('profile.what-you-use-could', { why: explain(error) })}</p>}
      {!error && !space && <p role="status">{t('profile.counting')}</p>}
      {writing.data && chat.data && space && (
        <dl className={styles['facts']}>
          <Fact name={t('profile.notes')} measure={writing.data.notes} />
          <Fact name={t('profile.sermons')} measure={writing.data.sermons} />
          <Fact name={t('profile.conversations')} measure={chat.data.conversations} />
          <dt>{t('profile.space-in-all')}</dt>
          <dd>
            {t('profile.used-of-limit', { used: sizeIn(space.used), limit: sizeIn(space.limit) })}
            <span className={styles['meter']} aria-hidden>
              {[writing.data.bytes.used, chat.data.bytes.used, space.limit - space.used].map((bytes, index) => (
                <span key={index} style={{ flexGrow: Math.max(bytes, 0) / space.limit }} />
              ))}
            </span>
            <Part name={t('profile.notes-sermons-and-picture')} measure={writing.data.bytes} />
            <Part name={t('profile.conversations')} measure={chat.data.bytes} />
          </dd>
        </dl>
      )}
      <p className={styles['more']}>
        <Link to="/settings/data">{t('profile.export-my-data')}</Link>
      </p>
    </Section>
  );
}

function Fact({ name, measure }: { name: string; measure: Measure }) {
  const { used, limit } = measure;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {t('profile.used-of-limit', { used: used.toLocaleString('en'), limit: limit.toLocaleString('en') })}
        {nearLimit(measure) && (
          <Warning>{full(measure) ? t('profile.all-is-used') : t('profile.nearly-all-is-used')}</Warning>
        )}
      </dd>
    </>
  );
}

/** The parts of the space have bounds of their own. */
function Part({ name, measure }: { name: string; measure: Measure }) {
  const words = t('profile.part-used', { name, used: sizeIn(measure.used), limit: sizeIn(measure.limit) });
  if (!nearLimit(measure)) return <span className={styles['part']}>{words}</span>;
  return (
    <Warning>
      {full(measure) ? t('profile.part-is-full', { part: words }) : t('profile.part-is-nearly-full', { part: words })}
    </Warning>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <span className={styles['warning']}>
    <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
    <span>{children}</span>
  </span>
);

const full = ({ used, limit }: Measure): boolean => used >= limit;

/** Whether so little is left that one should know it before it runs out. */
const nearLimit = ({ used, limit }: Measure): boolean => used >= limit * WARNED_FROM;

const together = (...measures: readonly Measure[]): Measure => ({
  used: measures.reduce((sum, { used }) => sum + used, 0),
  limit: measures.reduce((sum, { limit }) => sum + limit, 0),
});

/** '12.4 MB' as people know it; nothing is shown as something, so that a first note can be seen to count. */
function sizeIn(bytes: number): string {
  const mib = bytes / MIB;
  if (bytes > 0 && mib < 0.1) return t('profile.less-than-0-1-mb');
  return t('profile.megabytes', { count: Number(mib.toFixed(mib < 10 ? 1 : 0)).toLocaleString('en') });
}
