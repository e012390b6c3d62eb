import type { DraftOrigin } from '@berea/contracts';
import { PrintSheet } from '@berea/ui/data';
import { useMemo } from 'react';
import { draftedHeading, draftedList } from '../manuscript/origin-words.js';
import type { Block } from '../manuscript/read-manuscript.js';
import { SetPiece } from '../manuscript/set-piece.js';
import { useManuscript, useSetWords } from '../manuscript/use-manuscript.js';
import { formatDate } from '../sermon-log.js';
import { HandoutSheet } from './handout-sheet.js';
import styles from './sermon-paper.module.css';
import { t } from '../texts/sermon-print.js';

export interface PrintedSermon {
  readonly title: string;
  readonly scripture: string;
  readonly theme?: string | undefined;
  readonly outline: string;
  readonly body?: string | undefined;
  /** The day for which it is planned: '2026-11-29' */
  readonly date?: string | undefined;
  /** Origins of the body's passages that Scholar drafted. */
  readonly origins?: readonly DraftOrigin[] | undefined;
}

/** As it is read at a desk, in letters that are read from a pulpit, or for those who listen. */
export type Edition = 'usual' | 'large' | 'handout';
export type PaperSize = 'a4' | 'letter';

interface SermonPaperProps {
  readonly sermon: PrintedSermon;
  readonly edition: Edition;
  readonly size: PaperSize;
  /** Whether what Scholar drafted is listed at the end. */
  readonly listDrafted: boolean;
}

const NOTHING: readonly Block[] = [];

/** The sermon on paper: from its text, whole, without the markers. The page prints nothing else. */
export function SermonPaper({ sermon, edition, size, listDrafted }: SermonPaperProps) {
  const { title, scripture, theme, outline, body, date, origins } = sermon;
  const blocks = useManuscript(body?.trim() ? body : outline);
  const drafted = useSetWords(
    useMemo(() => (listDrafted ? draftedList(body ?? '', origins) : NOTHING), [listDrafted, body, origins]),
  );
  if (!blocks || !drafted) return <p role="status">{t('sermon-print.setting-text')}</p>;
  return (
    <div className={styles['paper']} data-size={size} data-large={edition === 'large' ? '' : undefined}>
      <PrintSheet
        title={title || t('sermon-print.untitled-sermon')}
        day={date && formatDate(date)}
        alone
        className={styles['sheet']}
      >
        {scripture && <p className={styles['scripture']}>{scripture}</p>}
        {theme && <p className={styles['theme']}>{theme}</p>}
        {edition === 'handout' ? <HandoutSheet blocks={blocks} /> : <Manuscript blocks={blocks} />}
        {drafted.length > 0 && <DraftedList blocks={drafted} />}
      </PrintSheet>
    </div>
  );
}

/** The pieces with their sources numbered through, and the sources by number at the end. */
function Manuscript({ blocks }: { readonly blocks: readonly Block[] }) {
  const notes = blocks.flatMap((block) => block.notes ?? []);
  return (
    <>
      {blocks.map((block, index) => (
        <SetPiece key={index} block={block} noteOf={(note) => notes.indexOf(note) + 1} />
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

/** The drafted passages, which are not the preacher's own, at the end of the paper. */
const DraftedList = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <>
    <h2>{draftedHeading()}</h2>
    {blocks.map((block, index) => (
      <SetPiece key={index} block={block} />
    ))}
  </>
);
