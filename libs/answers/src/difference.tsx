import type { WordChange } from '@berea/contracts';
import styles from './difference.module.css';

/** A quotation laid over the text: what only it has is struck through, what only the text has is underlined. */
export function Difference({ changes }: { changes: readonly WordChange[] }) {
  return (
    <p className={styles['difference']}>
      {changes.map(({ kind, text }, index) => (
        <span key={index}>
          {index > 0 && ' '}
          {kind === 'same' && text}
          {kind === 'added' && (
            <del>
              <span className="visually-hidden">only quoted: </span>
              {text}
            </del>
          )}
          {kind === 'missing' && (
            <ins>
              <span className="visually-hidden">in the text: </span>
              {text}
            </ins>
          )}
        </span>
      ))}
    </p>
  );
}
