import { explain } from '@berea/web';
import type { RowOutcome } from '@berea/contracts';
import { t } from '../../../texts/import.js';
import { ArchiveError, type ArchiveProblem } from './archive-error.js';
import styles from './import.module.css';
import { type Counted, type Kind, KINDS, type Named, type Tally } from './tally.js';

const KIND_NAMES: Readonly<Record<Kind, () => string>> = {
  journal: () => t('import.journal'),
  notes: () => t('import.notes'),
  sermons: () => t('import.sermons'),
  conversations: () => t('import.conversations'),
  marks: () => t('import.marks'),
  readings: () => t('import.readings'),
  plans: () => t('import.plans'),
  settings: () => t('import.preferences'),
  versions: () => t('import.earlier-versions'),
};

const OUTCOMES: readonly RowOutcome[] = ['added', 'changed', 'refused', 'same'];

interface OutcomeListProps {
  readonly tally: Tally;
  readonly isDone: boolean;
}

/** What becomes of each kind of things, with the names of the first of them. */
export function OutcomeList({ tally, isDone }: OutcomeListProps) {
  const titles: Readonly<Record<RowOutcome, string>> = {
    added: isDone ? t('import.added-done') : t('import.added'),
    changed: t('import.changed'),
    refused: t('import.refused'),
    same: t('import.same'),
  };
  return OUTCOMES.map((outcome) => {
    const kinds = KINDS.filter((kind) => tally[kind][outcome].count > 0);
    if (!kinds.length) return null;
    return (
      <section key={outcome} className={styles['outcome']} data-outcome={outcome}>
        <h3>{titles[outcome]}</h3>
        {kinds.map((kind) => (
          <KindRow key={kind} name={KIND_NAMES[kind]()} counted={tally[kind][outcome]} />
        ))}
      </section>
    );
  });
}

function KindRow({ name, counted: { count, names } }: { readonly name: string; readonly counted: Counted }) {
  const shown = names.filter((one) => one.name);
  const head = (
    <>
      {name} <b>{count.toLocaleString('en')}</b>
    </>
  );
  if (!shown.length) return <p className={styles['kind']}>{head}</p>;
  return (
    <details className={styles['kind']}>
      <summary>{head}</summary>
      <ul>
        {shown.map((one, at) => (
          <li key={at}>
            {one.name}
            {one.reason && <span>{reasonOf(one.reason)}</span>}
          </li>
        ))}
        {count > names.length && <li>{t('import.more', { count: (count - names.length).toLocaleString('en') })}</li>}
      </ul>
    </details>
  );
}

const reasonOf = (reason: NonNullable<Named['reason']>): string => {
  if ('message' in reason) return reason.message;
  return reason.why === 'too-large' ? t('import.reason-too-large') : t('import.reason-no-text');
};

const PROBLEMS: Readonly<Record<ArchiveProblem, () => string>> = {
  'no-zip': () => t('import.problem-no-zip'),
  'too-large': () => t('import.problem-too-large'),
  'too-many-files': () => t('import.problem-too-many-files'),
  'climbing-path': () => t('import.problem-climbing-path'),
  'no-data': () => t('import.problem-no-data'),
  locked: () => t('import.problem-locked'),
  damaged: () => t('import.problem-damaged'),
  'data-too-large': () => t('import.problem-data-too-large'),
  'note-too-large': () => t('import.problem-note-too-large'),
  'no-json': () => t('import.problem-no-json'),
  'too-deep': () => t('import.problem-too-deep'),
  newer: () => t('import.problem-newer'),
  'no-archive': () => t('import.problem-no-archive'),
};

/** What is wrong, and what to do about it. */
export const problemOf = (error: unknown): string =>
  error instanceof ArchiveError ? PROBLEMS[error.problem]() : explain(error);
