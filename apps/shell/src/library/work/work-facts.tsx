import type { Work } from '@berea/contracts';
import { tierAdvice } from '../shelf/tier-words.js';
import styles from './work-page.module.css';
import { t } from '../../texts/library-work.js';

/** About a work: whose it is, where it comes from, what its owners ask for. */
export function WorkFacts({ work }: { work: Work }) {
  const { author, year, edition, licence, licenceTier, attribution, notice, url } = work;
  const facts: [string, string | undefined][] = [
    [t('library-work.author'), author],
    [t('library-work.first-published'), year],
    [t('library-work.edition'), edition],
    [t('library-work.licence'), licence],
    [t('library-work.copying'), licenceTier && tierAdvice(licenceTier)],
    [t('library-work.attribution'), attribution],
    [t('library-work.please-note'), notice],
  ];
  return (
    <dl className={styles['facts']} aria-label={t('library-work.about-this-work')}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
      {url && (
        <div>
          <dt>{t('library-work.source')}</dt>
          <dd>
            <a href={url} target="_blank" rel="noreferrer">
              {new URL(url).hostname}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
