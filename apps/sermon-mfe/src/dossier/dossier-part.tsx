import { Skeleton } from '@berea/ui/core';
import { explain } from '@berea/web';
import { type DossierPart as Asked } from './dossier-data.js';
import type { ReactNode } from 'react';
import styles from './dossier-part.module.css';
import type { Finding } from './findings-of.js';
import { isWord, WordsTable } from './words-table.js';
import { t } from '../texts/dossier.js';

/** How the parts of a dossier are shown, and what can be done with each piece. */
export interface PartLook {
  /** Folded beside a manuscript; else all of it is open. */
  readonly folded: boolean;
  readonly actionFor: (finding: Finding) => ReactNode;
}

interface DossierPartProps<T> extends PartLook {
  readonly id: string;
  readonly title: string;
  readonly from: Asked<T>;
  readonly find: (data: T) => Finding[];
  /** For folded parts: whether this one is open at first. */
  readonly open?: boolean;
  /** Whether its pieces are set beside each other, if there is room. */
  readonly columns?: boolean;
}

/** One part of a dossier: on its way, failed, empty, or its pieces. */
export function DossierPart<T>({ from: { data, error }, find, actionFor, columns, ...part }: DossierPartProps<T>) {
  if (error)
    return (
      <Frame {...part} count={t('dossier.not-there')}>
        <p>{explain(error)}</p>
      </Frame>
    );
  if (!data)
    return (
      <Frame {...part} count="...">
        <Skeleton
          active
          title={false}
          paragraph={{ rows: 2 }}
          aria-label={t('dossier.loading', { title: part.title })}
        />
      </Frame>
    );
  const findings = find(data);
  // Beside a manuscript is no room for a table.
  const words = part.folded ? [] : findings.filter(isWord);
  const others = words.length > 0 ? findings.filter((finding) => !isWord(finding)) : findings;
  return (
    <Frame {...part} count={String(findings.length)}>
      {findings.length === 0 && <p>{t('dossier.nothing-here')}</p>}
      {words.length > 0 && <WordsTable words={words} actionFor={actionFor} />}
      <ul className={columns ? styles['columns'] : undefined}>
        {others.map((finding, index) => (
          <li key={index}>
            <FindingText text={finding.text} />
            <p className={styles['source']}>{[finding.why, finding.source].filter(Boolean).join(' · ')}</p>
            {actionFor(finding)}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** A finding as it is read here: what marks items and headings in a manuscript is set as such. */
const FindingText = ({ text }: { readonly text: string }) => (
  <p className={styles['text']} dir="auto">
    {text.split('\n').map((line, index) => (
      <span key={index} className={styles['line']} data-heading={line.startsWith('# ') || undefined}>
        {line.replace(/^(?:# |- |> )/, '')}
      </span>
    ))}
  </p>
);

interface FrameProps {
  readonly id: string;
  readonly title: string;
  readonly count: string;
  readonly folded: boolean;
  readonly open?: boolean;
  readonly children: ReactNode;
}

function Frame({ id, title, count, folded, open = false, children }: FrameProps) {
  if (folded)
    return (
      <details className={styles['part']} open={open}>
        <summary>
          {title} <span>{count}</span>
        </summary>
        {children}
      </details>
    );
  return (
    <section className={styles['open']} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {title} <span>{count}</span>
      </h3>
      {children}
    </section>
  );
}
