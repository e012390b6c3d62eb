import type { WordChange } from '@berea/contracts';
import styles from './difference.module.css';
import { Trans } from './texts/answers-citations.js';

const hidden = <span className="visually-hidden" />;

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
              <Trans id="answers-citations.only-quoted" values={{ text }} elements={{ label: hidden }} />
            </del>
          )}
          {kind === 'missing' && (
            <ins>
              <Trans id="answers-citations.in-text" values={{ text }} elements={{ label: hidden }} />
            </ins>
          )}
        </span>
      ))}
    </p>
  );
}
