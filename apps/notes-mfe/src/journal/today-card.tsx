import type { MinistryRole } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { formatToday } from '@berea/ui/data';
import { dayOf, usePreferences } from '@berea/web';
import { Plus } from 'lucide-react';
import styles from './journal.module.css';
import { VerseOfDay } from './verse-of-day.js';
import { t } from '../texts/journal.js';

const ofRoles = (): Readonly<Partial<Record<MinistryRole, string>>> => ({
  pastor: t('journal.what-did-you-read-pastor'),
  teacher: t('journal.what-did-you-read-teacher'),
  student: t('journal.what-did-you-read-student'),
  leader: t('journal.what-did-you-read-leader'),
});

/** The journal's question for a role. */
const reflectionQuestion = (role: MinistryRole | null): string =>
  (role && ofRoles()[role]) || t('journal.what-did-you-read-anyone');

export function TodayCard({ onAdd }: { onAdd: () => void }) {
  const { data: preferences } = usePreferences();
  return (
    <section className={styles['today']}>
      <p className={styles['weekday']}>{formatToday()}</p>
      <h2 className={styles['heading']}>{t('journal.todays-reflection')}</h2>
      <p className={styles['question']}>{reflectionQuestion(preferences?.ministryRole ?? null)}</p>
      <VerseOfDay today={dayOf()} />
      <Button type="primary" icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={onAdd}>
        {t('journal.add-journal-entry')}
      </Button>
    </section>
  );
}
