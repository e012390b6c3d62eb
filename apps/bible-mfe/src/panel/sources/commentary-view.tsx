import type { ChapterCommentary, CommentaryNote } from '@berea/contracts';
import { findBook, formatReference } from '@berea/scripture';
import { Select } from '@berea/ui/forms';
import { useCommentary, useWorks } from '@berea/web';
import { useState } from 'react';
import { PanelFrame, Section, useBackButton } from '../frame/panel-frame.js';
import { NoteList } from './note-list.js';
import { OutlineRows } from './place-list.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import styles from './sources.module.css';
import { t } from '../../texts/works.js';

export interface CommentaryViewProps {
  readonly book: string;
  readonly chapter: number;
  /** Verse to begin with; the whole chapter without it. */
  readonly verse?: number | undefined;
}

const WHOLE = 0;

/** The installed commentaries' notes on a chapter or on a verse in it, work by work. */
export function CommentaryView({ book, chapter, verse: first = WHOLE }: CommentaryViewProps) {
  const [verse, setVerse] = useState(first);
  const query = useCommentary(book, chapter, verse || undefined);
  const about = formatReference(book, chapter, verse || undefined);
  return (
    <PanelFrame title={t('works.commentary')} subtitle={about} footer={useBackButton()}>
      <Select
        className={styles['choice']}
        aria-label={t('works.verse')}
        value={verse}
        options={versesOf(book, chapter)}
        onChange={setVerse}
        showSearch={{ filterOption: (typed, option) => String(option?.value ?? '').startsWith(typed.trim()) }}
        classNames={{ popup: { listItem: styles['option'] } }}
      />
      {query.isPending ? (
        <PanelLoading says={t('works.loading-commentaries')} />
      ) : query.isError ? (
        <PanelFailed
          title={t('works.commentaries-could-not-be-loaded')}
          error={query.error}
          retry={() => void query.refetch()}
        />
      ) : query.data.notes.length + query.data.outline.length === 0 ? (
        <p>{t('works.installed-commentaries-say-nothing-of-about', { about })}</p>
      ) : (
        <Commentaries key={about} commentary={query.data} />
      )}
    </PanelFrame>
  );
}

const versesOf = (book: string, chapter: number) => [
  { value: WHOLE, label: t('works.whole-chapter') },
  ...Array.from({ length: findBook(book)?.verseCounts[chapter - 1] ?? 0 }, (_, index) => ({
    value: index + 1,
    label: t('works.verse-number', { number: index + 1 }),
  })),
];

function Commentaries({ commentary: { outline, notes } }: { commentary: ChapterCommentary }) {
  const works = useWorks();
  return (
    <>
      {outline.length > 0 && (
        <Section title={t('works.outline')}>
          <OutlineRows rows={outline} />
        </Section>
      )}
      {[...groupByWork(notes)].map(([work, ofWork]) => (
        <Section key={work} title={works.data?.find(({ id }) => id === work)?.title ?? ofWork[0]?.author ?? work}>
          <NoteList notes={ofWork} />
        </Section>
      ))}
    </>
  );
}

function groupByWork(notes: readonly CommentaryNote[]): Map<string, CommentaryNote[]> {
  const groups = new Map<string, CommentaryNote[]>();
  for (const note of notes) {
    const group = groups.get(note.work);
    if (group) group.push(note);
    else groups.set(note.work, [note]);
  }
  return groups;
}
