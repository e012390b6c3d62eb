import type { StartedPlan } from '@berea/contracts';
import { nameBeforeChapter, READING_PLANS } from '@berea/scripture';
import { Skeleton } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { noteHooks, sermonHooks, useLibraryReading } from '@berea/web';
import { Link } from '@berea/web/router';
import { CalendarCheck, ChevronRight, type LucideIcon, MicVocal, NotebookPen } from 'lucide-react';
import styles from './assistant-off.module.css';
import { t } from '../texts/chat-off.js';

const { usePages: useNotePages } = noteHooks;
const { usePages: useSermonPages } = sermonHooks;

interface Row {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly words: string;
  readonly to: string;
}

/**
 * The reader's current work: the running plan, the newest sermon and the newest note. A part that cannot be read is
 * left out.
 */
export function OwnWork() {
  const reading = useLibraryReading();
  const sermons = useSermonPages({});
  const notes = useNotePages({});
  if (reading.isPending || sermons.isPending || notes.isPending) {
    return <Skeleton className={styles['rows'] ?? ''} active title={false} paragraph={{ rows: 3, width: '100%' }} />;
  }
  const plan = reading.data?.plans.map(planRow).find((row) => row);
  const [sermon] = sermons.data ?? [];
  const [note] = notes.data ?? [];
  const rows: Row[] = [
    ...(plan ? [plan] : []),
    ...(sermon
      ? [
          {
            icon: MicVocal,
            title: sermon.title || t('chat-off.untitled-sermon'),
            words: about(t('chat-off.sermon'), sermon.scripture, sermon.createdAt),
            to: `/notes?tab=sermon&sermon=${sermon.id}`,
          },
        ]
      : []),
    ...(note
      ? [
          {
            icon: NotebookPen,
            title: note.title,
            words: about(t('chat-off.note'), note.scripture, note.createdAt),
            to: `/notes/${note.id}`,
          },
        ]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <ul className={styles['rows']} aria-label={t('chat-off.your-work')}>
      {rows.map(({ icon: Icon, title, words, to }) => (
        <li key={to}>
          <Link to={to}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            <span>
              <b>{title}</b>
              <span>{words}</span>
            </span>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const about = (noun: string, scripture: string | undefined, day: string): string =>
  scripture
    ? t('chat-off.item-on', { noun, scripture, day: formatDay(day) })
    : t('chat-off.item-of', { noun, day: formatDay(day) });

/** A plan with what is to be read next in it; none when all of it is read. */
function planRow({ plan: id, done }: StartedPlan): Row | undefined {
  const plan = READING_PLANS.find((each) => each.id === id);
  const next = plan?.chapters.find((_, index) => !done.includes(index));
  if (!plan || !next) return undefined;
  return {
    icon: CalendarCheck,
    title: plan.title,
    words: t('chat-off.plan-progress', {
      done: done.length,
      chapters: plan.chapters.length,
      book: nameBeforeChapter(next.book),
      chapter: next.chapter,
    }),
    to: '/library?tab=plans',
  };
}
