import type { VersionSummary } from '@berea/contracts';

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
  const change = words === before ? '' : `, ${count(Math.abs(words - before))} ${words > before ? 'more' : 'fewer'}`;
  return `${count(words)} ${words === 1 ? 'word' : 'words'}${change}`;
}
