import { Button } from '@berea/ui/core';
import { formatToday } from '@berea/ui/data';
import { Plus } from 'lucide-react';
import { dayOf } from './journal-days.js';
import styles from './journal.module.css';
import { VerseOfDay } from './verse-of-day.js';

export function TodayCard({ onAdd }: { onAdd: () => void }) {
  return (
    <section className={styles['today']}>
      <p className={styles['weekday']}>{formatToday()}</p>
      <h2 className={styles['heading']}>Today&apos;s Reflection</h2>
      <p className={styles['question']}>What did you read today, and what will you carry into tomorrow?</p>
      <VerseOfDay today={dayOf(new Date())} />
      <Button type="primary" icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={onAdd}>
        Add Journal Entry
      </Button>
    </section>
  );
}
