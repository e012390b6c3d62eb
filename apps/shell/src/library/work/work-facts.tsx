import type { Work } from '@berea/contracts';
import styles from './work-page.module.css';

/** About a work: whose it is, where it comes from, what its owners ask for. */
export function WorkFacts({ work: { author, year, edition, licence, attribution, notice, url } }: { work: Work }) {
  const facts: [string, string | undefined][] = [
    ['Author', author],
    ['First published', year],
    ['Edition', edition],
    ['Licence', licence],
    ['Attribution', attribution],
    ['Please note', notice],
  ];
  return (
    <dl className={styles['facts']} aria-label="About this work">
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
          <dt>Source</dt>
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
