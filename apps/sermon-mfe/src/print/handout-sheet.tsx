import type { Block } from '../manuscript/read-manuscript.js';
import { makeHandout } from './make-handout.js';
import styles from './sermon-paper.module.css';
import { t } from '../texts/sermon-print.js';

/** The handout on paper: blanks to write into, questions with room, and what belongs into the blanks at its foot. */
export function HandoutSheet({ blocks }: { readonly blocks: readonly Block[] }) {
  const { lines, questions, answers } = makeHandout(blocks);
  return (
    <>
      {lines.map(({ kind, parts, reference }, index) => {
        const Line = kind === 'heading' ? 'h2' : kind === 'quote' ? 'blockquote' : 'p';
        return (
          <Line key={index} dir="auto" data-item={kind === 'item' ? '' : undefined}>
            {parts[0]}
            {parts.length > 1 && <span className={styles['blank']} />}
            {parts[1]}
            {reference && <cite>{reference}</cite>}
          </Line>
        );
      })}
      {questions.length > 0 && <h2>{t('sermon-print.questions')}</h2>}
      {questions.map((question) => (
        <p key={question} dir="auto" className={styles['question']}>
          {question}
        </p>
      ))}
      {answers.length > 0 && (
        <p className={styles['answers']}>{t('sermon-print.in-blanks', { answers: answers.join(' · ') })}</p>
      )}
    </>
  );
}
