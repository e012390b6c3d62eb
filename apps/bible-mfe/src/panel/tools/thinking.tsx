import { ThinkingDots } from '@berea/ui/core';
import styles from './ask-answer.module.css';

/** In the place of the answer, while it is looked for. */
export function Thinking() {
  return (
    <p className={`${styles['card']} ${styles['thinking']}`}>
      <ThinkingDots />
      Scholar is analyzing your question...
    </p>
  );
}
