import type { MinistryRole } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { formatToday } from '@berea/ui/data';
import { dayOf, usePreferences } from '@berea/web';
import { Plus } from 'lucide-react';
import styles from './journal.module.css';
import { VerseOfDay } from './verse-of-day.js';

const OF_ROLES: Readonly<Partial<Record<MinistryRole, string>>> = {
  pastor: 'What did you read today for your own soul, before you open it to others?',
  teacher: 'What did you read today, and what of it would you want to pass on?',
  student: 'What did you read today, and what do you understand now that you did not before?',
  leader: 'What did you read today, and whom in your group does it bring to mind?',
};

/** What the journal asks, by what somebody does. */
const reflectionQuestion = (role: MinistryRole | null): string =>
  (role && OF_ROLES[role]) || 'What did you read today, and what will you carry into tomorrow?';

export function TodayCard({ onAdd }: { onAdd: () => void }) {
  const { data: preferences } = usePreferences();
  return (
    <section className={styles['today']}>
      <p className={styles['weekday']}>{formatToday()}</p>
      <h2 className={styles['heading']}>Today&apos;s Reflection</h2>
      <p className={styles['question']}>{reflectionQuestion(preferences?.ministryRole ?? null)}</p>
      <VerseOfDay today={dayOf()} />
      <Button type="primary" icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={onAdd}>
        Add Journal Entry
      </Button>
    </section>
  );
}
