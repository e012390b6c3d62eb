import type { LibraryReading, StartedPlan } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { dayOf, explain, type TodayCard, useApi, useLibraryReading } from '@berea/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { addressOfChapter } from './address-of-chapter.js';
import { t } from '../texts/bible-today.js';
import { namesOf, type PlanOfDay, planOfDay } from './plan-of-day.js';

interface PlanTodayProps {
  readonly show: (card: TodayCard | null | undefined) => ReactNode;
}

/** Ticks chapters of a plan as read, or takes ticks away. */
function useTick() {
  const { library } = useApi();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ plan, chapters }: PlanOfDay): Promise<StartedPlan> =>
      library.tick.call({ plan: plan.id, chapters: chapters.map(({ index }) => index), done: !isRead(chapters) }),
    onSuccess: (started) =>
      client.setQueryData<LibraryReading>(
        library.reading.queryKey(),
        (all) => all && { ...all, plans: all.plans.map((each) => (each.plan === started.plan ? started : each)) },
      ),
    onError: (error) =>
      toast({ kind: 'error', title: t('bible-today.plan-was-not-changed'), description: explain(error) }),
  });
}

const isRead = (chapters: PlanOfDay['chapters']): boolean => chapters.every(({ done }) => done);

/** Its part of Today: what the running plan asks for, with its tick. */
export function PlanToday({ show }: PlanTodayProps) {
  const [today] = useState(() => dayOf());
  const { data } = useLibraryReading();
  const tick = useTick();
  const started = data?.plans.find((each) => planOfDay(each, today));
  const due = started && planOfDay(started, today);
  if (!due) return show(data && null);
  const { plan, chapters, day } = due;
  const names = namesOf(chapters);
  const next = chapters.find(({ done }) => !done) ?? chapters[0];
  if (!next) return show(null);
  return show({
    shape: 'row',
    title: names,
    when: day
      ? t('bible-today.day-of-plan', { plan: plan.title, day, days: started.days.length })
      : t('bible-today.read-so-far', { plan: plan.title, done: started.done.length, count: plan.chapters.length }),
    to: addressOfChapter(next.book, next.chapter),
    tick: {
      label: t('bible-today.mark-as-read', { chapters: names }),
      done: isRead(chapters),
      onTick: () => tick.mutate(due),
    },
  });
}
