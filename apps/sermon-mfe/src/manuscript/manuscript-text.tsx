import { TypedWords } from '@berea/answers';
import type { DraftOrigin } from '@berea/contracts';
import { Fragment, type ReactNode, useMemo } from 'react';
import { draftedPassages, makersOf } from './markers.js';
import styles from './manuscript-text.module.css';
import { DraftNote } from './origin-words.js';
import type { Block } from './read-manuscript.js';
import { SetPiece } from './set-piece.js';
import { useManuscript } from './use-manuscript.js';
import { t } from '../texts/sermons.js';

interface ManuscriptTextProps {
  readonly text: string;
  /** Origins of the passages that Scholar drafted. */
  readonly origins?: readonly DraftOrigin[] | undefined;
}

/**
 * A manuscript on screen as it is meant: headings, quotations, items, live references, and its sources at the end. A
 * passage that Scholar drafted has an edge, and its origin below.
 */
export function ManuscriptText({ text, origins = [] }: ManuscriptTextProps) {
  const passages = useMemo(() => draftedPassages(text), [text]);
  const blocks = useManuscript(text);
  if (!blocks) return <p role="status">{t('sermons.loading-text')}</p>;
  const notes = blocks.flatMap((block) => block.notes ?? []);
  return (
    <div className={styles['text']}>
      {runsOf(blocks).map(({ drafted, blocks: run }, index) => {
        const pieces = run.map((block, at) => (
          <SetPiece
            key={at}
            block={block}
            heading="h4"
            wordsOf={(words) => <TypedWords text={words} />}
            noteOf={(note) => notes.indexOf(note) + 1}
          />
        ));
        const passage = drafted === undefined ? undefined : passages[drafted];
        return passage ? (
          <Drafted key={index} makers={makersOf(origins, passage)}>
            {pieces}
          </Drafted>
        ) : (
          <Fragment key={index}>{pieces}</Fragment>
        );
      })}
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

interface Run {
  readonly drafted: number | undefined;
  readonly blocks: Block[];
}

/** Pieces that belong together: those of one drafted passage, and those between such passages. */
function runsOf(blocks: readonly Block[]): readonly Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last && last.drafted === block.drafted) last.blocks.push(block);
    else runs.push({ drafted: block.drafted, blocks: [block] });
  }
  return runs;
}

interface DraftedProps {
  readonly makers: readonly DraftOrigin[];
  readonly children: ReactNode;
}

const Drafted = ({ makers, children }: DraftedProps) => (
  <div className={styles['drafted']}>
    {children}
    <DraftNote makers={makers} />
  </div>
);
