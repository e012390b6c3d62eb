import { Button } from '@berea/ui/core';
import { formatToday } from '@berea/ui/data';
import { dayOf, usePreferences } from '@berea/web';
import { Plus } from 'lucide-react';
import styles from './journal.module.css';
import { reflectionQuestion } from './reflection-question.js';
import { VerseOfDay } from './verse-of-day.js';

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
