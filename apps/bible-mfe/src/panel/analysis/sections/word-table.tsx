import type { StudyWord } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { useId, useState } from 'react';
import { LexiconCard } from '../../sources/lexicon-card.js';
import { useStudyState } from '../../../study-state/study-state-context.js';
import { WordCell } from './word-cell.js';
import styles from './word-table.module.css';

export interface WordTableProps {
  /** Whose word order the rows follow. */
  readonly order: 'original' | 'translation';
  readonly rows: readonly StudyWord[];
  /** The honest limit of the table. */
  readonly note?: string | undefined;
}

/** Words of a passage one by one; the chosen one shows what the lexicon says of it. */
export function WordTable({ order, rows, note }: WordTableProps) {
  const { open } = useStudyState();
  const id = useId();
  const [chosen, setChosen] = useState(() => firstToShow(rows));
  const { entry, parsing } = rows[chosen] ?? {};
  const hebrew = order === 'original' || rows.some((row) => row.entry?.direction === 'rtl');
  return (
    <>
      <ol className={styles['words']} dir={order === 'original' && hebrew ? 'rtl' : undefined}>
        {rows.map((row, index) => (
          <li key={index}>
            <WordCell
              form={row.form}
              words={row.words}
              parsing={row.parsing}
              entry={row.entry}
              strongs={row.entry?.id}
              chosen={index === chosen}
              controls={id}
              onChoose={row.entry && (() => setChosen(index))}
            />
          </li>
        ))}
      </ol>
      <div id={id} className={styles['card']} role="group" aria-label="The chosen word">
        {entry && (
          <LexiconCard entry={entry} parsing={parsing}>
            <p className={styles['uses']}>
              {entry.count > 0 && <span>{usesOf(entry)}</span>}
              <Button onClick={() => open({ kind: 'lexicon', id: entry.id })}>Renderings and verses</Button>
            </p>
          </LexiconCard>
        )}
      </div>
      {note && <p className={styles['note']}>{note}</p>}
    </>
  );
}

/** The first word that the quoted verse has; particles and the title of a psalm have no English. */
function firstToShow(rows: readonly StudyWord[]): number {
  const quoted = rows.findIndex(({ entry, words }) => entry && words);
  return quoted < 0 ? rows.findIndex(({ entry }) => entry) : quoted;
}

const usesOf = ({ count, verses }: NonNullable<StudyWord['entry']>): string =>
  `Used ${count.toLocaleString('en')} ${count === 1 ? 'time' : 'times'} in ${verses.toLocaleString('en')} ${verses === 1 ? 'verse' : 'verses'}`;
