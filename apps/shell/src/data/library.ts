import type { LibraryReading, PlanSchedule, StartedPlan } from '@berea/contracts';
import type { ReadingPlanId } from '@berea/scripture';
import { useApi } from '@berea/web';
import { useRead } from '@berea/web/host';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The reference shelf: every work that this server has, or could have. */
export const useLibraryWorks = () => useRead(useApi().works.library.queryOptions());

/** Applies a change of one plan to the list that is on screen. */
function usePlanCache() {
  const client = useQueryClient();
  const key = useApi().library.reading.queryKey();
  return (plan: ReadingPlanId, next: StartedPlan | null): void => {
    client.setQueryData<LibraryReading>(key, (all) => {
      if (!all) return all;
      const place = all.plans.findIndex((each) => each.plan === plan);
      const others = all.plans.filter((each) => each.plan !== plan);
      if (!next) return { ...all, plans: others };
      return { ...all, plans: place < 0 ? [...others, next] : all.plans.with(place, next) };
    });
  };
}

/** Begins a plan, or gives it another schedule. */
export function useSchedulePlan() {
  const { library } = useApi();
  const put = usePlanCache();
  return useMutation({
    mutationFn: (schedule: PlanSchedule) => library.schedule.call(schedule),
    onSuccess: (started) => put(started.plan, started),
  });
}

export interface PlanTick {
  readonly plan: ReadingPlanId;
  readonly chapters: number[];
  readonly done: boolean;
}

/** Ticks chapters of a plan, or takes ticks away. */
export function useTickPlan() {
  const { library } = useApi();
  const put = usePlanCache();
  return useMutation({
    // One after the other, so that no earlier answer comes last.
    scope: { id: 'tick-plan' },
    mutationFn: (tick: PlanTick) => library.tick.call(tick),
    onSuccess: (started) => put(started.plan, started),
  });
}

export function useLeavePlan() {
  const { library } = useApi();
  const put = usePlanCache();
  return useMutation({
    mutationFn: (plan: ReadingPlanId) => library.leave.call({ plan }),
    onSuccess: (_nothing, plan) => put(plan, null),
  });
}
