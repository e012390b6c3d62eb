import { lazy, type ReactNode, Suspense } from 'react';
import styles from './answer-text.module.css';
import type { AnswerTextProps } from './answer-text.js';
import { loadAnswerText } from './lazy-renderers.js';

/** Until the renderer is there, and where it cannot be fetched, the text is read as it was written. */
const Plain = ({ text }: { text: string }) => <p className={`${styles['text']} ${styles['plain']}`}>{text}</p>;

const Rendered = lazy<(props: AnswerTextProps) => ReactNode>(() =>
  loadAnswerText().then(
    ({ AnswerText }) => ({ default: (props) => <AnswerText {...props} /> }),
    () => ({ default: Plain }),
  ),
);

/** `AnswerText` for pages that show answers beside other things: these do not wait for the Markdown renderer. */
export const LazyAnswerText = (props: AnswerTextProps) => (
  <Suspense fallback={<Plain text={props.text} />}>
    <Rendered {...props} />
  </Suspense>
);
