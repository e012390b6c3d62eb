import type { VersionSummary } from '@berea/contracts';
import { t } from '../texts/collections-versions.js';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Versions grouped by the local day on which they were saved, in their order. */
export function groupByDay(versions: readonly VersionSummary[]) {
  const days: { readonly day: string; readonly versions: VersionSummary[] }[] = [];
  for (const version of versions) {
    const day = DAY.format(new Date(version.savedAt));
    const last = days.at(-1);
    if (last?.day === day) last.versions.push(version);
    else days.push({ day, versions: [version] });
  }
  return days;
}

const count = (words: number): string => words.toLocaleString('en');

/** '140 words, 12 more' than the version before; only the count if there is none. */
export function countWords(words: number, before = words): string {
  const values = { count: words, words: count(words), difference: count(Math.abs(words - before)) };
  if (words === before) return t('collections-versions.words', values);
  return words > before ? t('collections-versions.words-more', values) : t('collections-versions.words-fewer', values);
}
