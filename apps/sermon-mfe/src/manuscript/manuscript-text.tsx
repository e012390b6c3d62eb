import { TypedWords } from '@berea/answers';
import { partsOf } from './footnotes.js';
import styles from './manuscript-text.module.css';
import type { Block } from './read-manuscript.js';
import { SetWords } from './set-words.js';
import { useManuscript } from './use-manuscript.js';

/** A manuscript on screen as it is meant: headings, quotations, items, live references, and its sources at the end. */
export function ManuscriptText({ text }: { readonly text: string }) {
  const blocks = useManuscript(text);
  if (!blocks) return <p role="status">Loading the text...</p>;
  const notes = blocks.flatMap((block) => block.notes ?? []);
  return (
    <div className={styles['text']}>
      {blocks.map((block, index) => (
        <Piece key={index} block={block}>
          <SetWords
            parts={partsOf(block)}
            wordsOf={(words) => <TypedWords text={words} />}
            noteOf={(note) => notes.indexOf(note) + 1}
          />
        </Piece>
      ))}
      {notes.length > 0 && (
        <ol className={styles['sources']}>
          {notes.map((note, index) => (
            <li key={index} dir="auto">
              <TypedWords text={note.text} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Piece({
  block: { kind, reference },
  children,
}: {
  readonly block: Block;
  readonly children: React.ReactNode;
}) {
  if (kind === 'heading') return <h4 dir="auto">{children}</h4>;
  if (kind === 'quote')
    return (
      <blockquote dir="auto">
        {children}
        {reference && (
          <cite>
            <TypedWords text={reference} />
          </cite>
        )}
      </blockquote>
    );
  return (
    <p dir="auto" data-item={kind === 'item' ? '' : undefined}>
      {children}
    </p>
  );
}
