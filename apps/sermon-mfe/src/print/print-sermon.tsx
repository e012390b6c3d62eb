import type { DraftOrigin } from '@berea/contracts';
import { PrintSheet } from '@berea/ui/data';
import { useEffect, useMemo, useRef } from 'react';
import { DRAFTED_HEADING, draftedList } from '../manuscript/drafted-list.js';
import { type Footnote, partsOf } from '../manuscript/footnotes.js';
import type { Block } from '../manuscript/read-manuscript.js';
import { SetWords } from '../manuscript/set-words.js';
import { useManuscript, useSetWords } from '../manuscript/use-manuscript.js';
import { HandoutSheet } from './handout-sheet.js';
import styles from './print-sermon.module.css';

export interface PrintedSermon {
  readonly title: string;
  readonly scripture: string;
  readonly theme?: string | undefined;
  readonly outline: string;
  readonly body?: string | undefined;
  /** What made the passages of the body that Scholar drafted. */
  readonly origins?: readonly DraftOrigin[] | undefined;
}

/** As it is read at a desk, the same with a list of what Scholar drafted, in letters that are read from a pulpit, or for those who listen. */
export type Paper = 'usual' | 'drafted' | 'large' | 'handout';

interface PrintSermonProps {
  readonly sermon: PrintedSermon;
  readonly paper: Paper;
  /** '29 Nov 2026' */
  readonly day?: string | undefined;
  readonly onDone: () => void;
}

const NOTHING: readonly Block[] = [];

/** The sermon on paper, or as PDF by the browser's own dialog: from its text, whole, without the markers. */
export function PrintSermon({ sermon, paper, day, onDone }: PrintSermonProps) {
  const { title, scripture, theme, outline, body, origins } = sermon;
  const blocks = useManuscript(body?.trim() ? body : outline);
  const drafted = useSetWords(
    useMemo(() => (paper === 'drafted' ? draftedList(body ?? '', origins) : NOTHING), [paper, body, origins]),
  );
  const ready = blocks !== undefined && drafted !== undefined;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!ready) return undefined;
    const end = () => done.current();
    window.addEventListener('afterprint', end, { once: true });
    // The page is laid out with the sheet before it is printed.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', end);
    };
  }, [ready]);
  if (!ready) return null;
  return (
    <div className={styles['paper']} data-large={paper === 'large' ? '' : undefined}>
      <PrintSheet title={title || 'Untitled sermon'} day={day} alone>
        {scripture && <p className={styles['scripture']}>{scripture}</p>}
        {theme && <p className={styles['theme']}>{theme}</p>}
        {paper === 'handout' ? <HandoutSheet blocks={blocks} /> : <Manuscript blocks={blocks} />}
        {drafted.length > 0 && <DraftedList blocks={drafted} />}
      </PrintSheet>
    </div>
  );
}

/** The pieces with their sources numbered through, and what the numbers stand for at the end. */
function Manuscript({ blocks }: { readonly blocks: readonly Block[] }) {
  const notes = blocks.flatMap((block) => block.notes ?? []);
  return (
    <>
      {blocks.map((block, index) => (
        <Piece key={index} block={block} numberOf={(note) => notes.indexOf(note) + 1} />
      ))}
      {notes.length > 0 && (
        <ol className={styles['sources']}>
          {notes.map(({ text }, index) => (
            <li key={index} dir="auto">
              {text}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** What is not the preacher's own, at the end of the paper. */
const DraftedList = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <>
    <h2>{DRAFTED_HEADING}</h2>
    {blocks.map((block, index) => (
      <Piece key={index} block={block} />
    ))}
  </>
);

interface PieceProps {
  readonly block: Block;
  readonly numberOf?: (note: Footnote) => number;
}

function Piece({ block, numberOf }: PieceProps) {
  const { kind, reference } = block;
  const words = <SetWords parts={partsOf(block)} {...(numberOf && { noteOf: numberOf })} />;
  if (kind === 'heading') return <h2 dir="auto">{words}</h2>;
  if (kind === 'quote')
    return (
      <blockquote dir="auto">
        {words}
        {reference && <cite>{reference}</cite>}
      </blockquote>
    );
  return (
    <p dir="auto" data-item={kind === 'item' ? '' : undefined}>
      {words}
    </p>
  );
}
