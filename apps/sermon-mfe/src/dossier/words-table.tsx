import type { ReactNode } from 'react';
import type { Finding, FoundWord } from './findings-of.js';
import styles from './words-table.module.css';
import { t } from '../texts/dossier.js';

export interface WordFinding extends Finding {
  readonly word: FoundWord;
}

export const isWord = (finding: Finding): finding is WordFinding => finding.word !== undefined;

interface WordsTableProps {
  readonly words: readonly WordFinding[];
  readonly actionFor: (finding: Finding) => ReactNode;
}

/** Words of a passage below each other: how each is written and said, its number, and its sense. */
export const WordsTable = ({ words, actionFor }: WordsTableProps) => (
  <table className={styles['words']}>
    <thead>
      <tr>
        <th scope="col">{t('dossier.word')}</th>
        <th scope="col" className={styles['wide']}>
          {t('dossier.say-it')}
        </th>
        <th scope="col" className={styles['wide']}>
          {t('dossier.column-strongs')}
        </th>
        <th scope="col">{t('dossier.sense')}</th>
        <td data-screen-only="" />
      </tr>
    </thead>
    <tbody>
      {words.map((finding, index) => (
        <Row key={index} word={finding.word} action={actionFor(finding)} />
      ))}
    </tbody>
  </table>
);

function Row({ word: { form, transliteration, id, english, sense }, action }: { word: FoundWord; action: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        <span className={styles['form']} lang={id.startsWith('H') ? 'he' : 'grc'} dir="auto">
          {form}
        </span>
        <span className={styles['narrow']}>{id}</span>
      </th>
      <td className={styles['wide']}>
        <i>{transliteration}</i>
      </td>
      <td className={styles['wide']}>{id}</td>
      <td>
        <b>{english}</b>
        <span className={styles['sense']}>{sense}</span>
      </td>
      <td data-screen-only="">{action}</td>
    </tr>
  );
}
