import { formatReference, READING_PLANS } from '@berea/scripture';
import { useToast } from '@berea/ui/core';
import { browserStore, useLibraryReading } from '@berea/web';
import { useLocation, useNavigate } from '@berea/web/router';
import { useEffect } from 'react';
import { daysOf, localToday } from './plan-schedule.js';
import { t } from '../../texts/plan-reminder.js';

/** Says what a plan has for today, or still open; nothing where all is read, or the library is open anyway. */
export function PlanReminder({ onDone }: { onDone: () => void }) {
  const { data, isPending } = useLibraryReading();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const show = useToast();

  useEffect(() => {
    if (isPending) return;
    onDone();
    if (!data || pathname === '/library') return;
    const today = localToday();
    for (const started of data.plans.filter(({ remind }) => remind)) {
      const plan = READING_PLANS.find(({ id }) => id === started.plan);
      const open = plan && daysOf(plan, started).filter(({ date }) => date <= today);
      const next = open?.flatMap(({ chapters }) => chapters).find(({ done }) => !done);
      if (!plan || !next) continue;
      browserStore.write('planReminded', new Date().toDateString());
      show({
        title: t('plan-reminder.next-in-your-plan', { reference: formatReference(next.book, next.chapter) }),
        description: plan.title,
        action: {
          label: t('plan-reminder.read'),
          onPress: () => void navigate(`/bible/${encodeURIComponent(next.book)}/${next.chapter}`),
        },
      });
      return;
    }
  }, [data, isPending, onDone, pathname, navigate, show]);
  return null;
}
