import type { StartedPlan, Work } from '@berea/contracts';
import { formatReference, READING_PLANS, type ReadingPlan } from '@berea/scripture';
import { Button, Input, useToast } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { explain, useLibraryReading } from '@berea/web';
import { Link, useNavigate } from '@berea/web/router';
import { BookOpen, Check, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTickPlan } from '../../data/library.js';
import { type DayOfPlan, daysOf, localToday } from '../plans/plan-schedule.js';
import styles from './first-row.module.css';
import { t } from '../../texts/library-shelf.js';

/** The next reading of the running plan, and Berea Notes: where a reader is most likely to go on. */
export function FirstRow({ works }: { readonly works: readonly Work[] }) {
  const { data } = useLibraryReading();
  const notes = works.find(({ id, installed }) => id === 'berea' && installed);
  const running = data?.plans.flatMap((started) => {
    const plan = READING_PLANS.find(({ id }) => id === started.plan);
    const day = plan && daysOf(plan, started).find(({ chapters }) => chapters.some(({ done }) => !done));
    return plan && day ? [{ plan, started, day }] : [];
  })[0];
  if (!notes && !running) return null;
  return (
    <div className={styles['row']}>
      {running && <NextReading {...running} />}
      {notes && <BereaNotes title={notes.title} />}
    </div>
  );
}

interface NextReadingProps {
  readonly plan: ReadingPlan;
  readonly started: StartedPlan;
  /** The first day of the plan that is not read whole. */
  readonly day: DayOfPlan;
}

function NextReading({ plan, started, day }: NextReadingProps) {
  const tick = useTickPlan();
  const show = useToast();
  const open = day.chapters.filter(({ done }) => !done);
  const [next] = open;
  if (!next) return null;
  const mark = (done: boolean) =>
    tick.mutate(
      { plan: plan.id, chapters: open.map(({ index }) => index), done },
      {
        onError: (error) =>
          show({ kind: 'error', title: t('library-shelf.your-plan-was-not-changed'), description: explain(error) }),
      },
    );
  const markAsRead = () => {
    mark(true);
    show({
      title: t('library-shelf.marked-as-read', { places: placesOf(open) }),
      action: { label: t('library-shelf.undo'), onPress: () => mark(false) },
    });
  };
  return (
    <section className={styles['reading']} aria-labelledby="next-reading">
      <p>{day.date > localToday() ? t('library-shelf.next-reading') : t('library-shelf.todays-reading')}</p>
      <h2 id="next-reading">{placesOf(open)}</h2>
      <p>
        <Link to="/library?tab=plans">{plan.title}</Link>, {formatDay(`${day.date}T12:00:00`)}
      </p>
      <progress
        max={plan.chapters.length}
        value={started.done.length}
        aria-label={t('library-shelf.chapters-read', { done: started.done.length, count: plan.chapters.length })}
      />
      <div className={styles['actions']}>
        <Link className={styles['read']} to={`/bible/${encodeURIComponent(next.book)}/${next.chapter}`}>
          <BookOpen size={18} strokeWidth={1.75} aria-hidden />
          {t('library-shelf.read')}
        </Link>
        <Button
          type="text"
          icon={<Check size={18} strokeWidth={1.75} aria-hidden />}
          loading={tick.isPending}
          onClick={markAsRead}
        >
          {t('library-shelf.mark-as-read')}
        </Button>
      </div>
    </section>
  );
}

/** 'Mark 13–14', 'Malachi 4, Matthew 1' */
function placesOf(chapters: readonly { readonly book: string; readonly chapter: number }[]): string {
  const [first] = chapters;
  const last = chapters.at(-1);
  if (first && last && first !== last && chapters.every(({ book }) => book === first.book))
    return `${formatReference(first.book, first.chapter)}–${last.chapter}`;
  return chapters.map(({ book, chapter }) => formatReference(book, chapter)).join(', ');
}

function BereaNotes({ title }: { readonly title: string }) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const asked = words.trim();
    void navigate(asked ? `/library/works/berea?q=${encodeURIComponent(asked)}` : '/library/works/berea');
  };
  return (
    <section className={styles['notes']} aria-labelledby="berea-notes">
      <h2 id="berea-notes">
        <Link to="/library/works/berea">{title}</Link>
      </h2>
      <p>{t('library-shelf.a-study-bible-of-our-own')}</p>
      <form role="search" onSubmit={search}>
        <Input
          type="search"
          aria-label={t('library-shelf.search-berea-notes')}
          placeholder={t('library-shelf.a-question-a-passage-a-name')}
          maxLength={200}
          prefix={<Search size={18} strokeWidth={1.75} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button htmlType="submit">{t('library-shelf.search')}</Button>
      </form>
    </section>
  );
}
