import { formatDay } from '@berea/ui/data';
import { t } from '../../texts/berea-notes.js';
import styles from './berea-notes.module.css';
import { ReportMistake, type ReportedEntry } from './report-mistake.js';

/** Describes Berea Notes, and how to report a mistake in an entry of it. */
export const WhatItIs = (entry: ReportedEntry) => (
  <footer className={styles['what-it-is']}>
    <p>{t('berea-notes.what-it-is', { date: formatDay(`${entry.edition}T12:00:00`) })}</p>
    <ReportMistake key={entry.entry} {...entry} />
  </footer>
);
