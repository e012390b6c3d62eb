import type { Measure } from '@berea/contracts';
import { explain } from '@berea/web';
import { useUsage } from '../data/profile.js';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './profile-page.module.css';
import { Section } from './section.js';

const MIB = 1 << 20;
const WARNED_FROM = 0.9;

/** What the account holds of what it may; quiet until something comes near its limit. */
export function AccountSpace() {
  const { writing, chat } = useUsage();
  const error = writing.error ?? chat.error;
  const space = writing.data && chat.data && together(writing.data.bytes, chat.data.bytes);
  return (
    <Section title="Your Space">
      {error && <p>What you use could not be counted just now. {explain(error)}</p>}
      {!error && !space && <p role="status">Counting...</p>}
      {writing.data && chat.data && space && (
        <dl className={styles['facts']}>
          <Fact name="Notes" measure={writing.data.notes} />
          <Fact name="Sermons" measure={writing.data.sermons} />
          <Fact name="Conversations" measure={chat.data.conversations} />
          <dt>Space in all</dt>
          <dd>
            {sizeIn(space.used)} of {sizeIn(space.limit)}
            <span className={styles['meter']} aria-hidden>
              {[writing.data.bytes.used, chat.data.bytes.used, space.limit - space.used].map((bytes, index) => (
                <span key={index} style={{ flexGrow: Math.max(bytes, 0) / space.limit }} />
              ))}
            </span>
            <Part name="Notes, sermons and picture" measure={writing.data.bytes} />
            <Part name="Conversations" measure={chat.data.bytes} />
          </dd>
        </dl>
      )}
    </Section>
  );
}

function Fact({ name, measure }: { name: string; measure: Measure }) {
  const { used, limit } = measure;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {used.toLocaleString('en')} of {limit.toLocaleString('en')}
        {nearLimit(measure) && (
          <Warning>{full(measure) ? 'Full' : 'Nearly full'}: delete what you no longer need.</Warning>
        )}
      </dd>
    </>
  );
}

/** The parts of the space have bounds of their own. */
function Part({ name, measure }: { name: string; measure: Measure }) {
  const words = `${name} ${sizeIn(measure.used)} of ${sizeIn(measure.limit)}`;
  if (!nearLimit(measure)) return <span className={styles['part']}>{words}</span>;
  return (
    <Warning>
      {words}: {full(measure) ? 'full' : 'nearly full'}. Delete or shorten what you no longer need.
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
  if (bytes > 0 && mib < 0.1) return 'less than 0.1 MB';
  return `${Number(mib.toFixed(mib < 10 ? 1 : 0)).toLocaleString('en')} MB`;
}
