import { CITED_TEXT_LIMIT } from '@berea/contracts/values';
import { useCheckedCitations } from '@berea/web';
import { useReferenceReader } from '@berea/ui/core';
import { useMemo } from 'react';
import { LazyAnswerText } from '../lazy-answer-text.js';
import { namedCitations } from '../split-references.js';
import { isFromScholar, isMarkdown, type NoteWords, splitQuestion } from './is-markdown.js';
import styles from './note-text.module.css';
import { TypedText } from './typed-text.js';
import { Trans } from '../texts/answers.js';

export interface NoteTextProps {
  readonly note: NoteWords;
  /** Asks the verifier about the quotations of what Scholar wrote, as the note has them now. */
  readonly check?: boolean;
  /** The level of its first headings: 3 where it has a heading of its own below that of the page. */
  readonly topHeading?: 2 | 3;
  /** Ticks a task, or takes its tick back: where its item begins in the content. Without it the boxes only tell. */
  readonly onTask?: ((at: number) => void) | undefined;
}

/** The whole text of a note: a saved answer as it was answered, what somebody typed as it was typed. */
export function NoteText({ note, check = false, topHeading = 3, onTask }: NoteTextProps) {
  if (!isMarkdown(note)) return <TypedText text={note.content} />;
  const { question, text } = splitQuestion(note);
  const before = note.content.length - text.length;
  return (
    <div className={styles['answer']}>
      {question !== undefined && (
        <p className={styles['question']} dir="auto">
          <Trans
            id="answers.question"
            values={{ question }}
            elements={{ label: <span className="visually-hidden" /> }}
          />
        </p>
      )}
      <Markdown
        text={text}
        check={check && isFromScholar(note)}
        topHeading={topHeading}
        onTask={onTask && ((at) => onTask(before + at))}
      />
    </div>
  );
}

function Markdown({ text, check, topHeading, onTask }: Omit<NoteTextProps, 'note'> & { readonly text: string }) {
  const checked = useCheckedCitations(text, check === true && text.length <= CITED_TEXT_LIMIT);
  const reader = useReferenceReader();
  const named = useMemo(() => namedCitations(text, reader), [text, reader]);
  // Until the verifier has answered, and where it cannot, no reference carries a tick.
  return (
    <LazyAnswerText
      text={text}
      citations={checked ?? named}
      kind="note"
      onTask={onTask}
      {...(topHeading && { topHeading })}
    />
  );
}
