import type { VersionSummary } from '@berea/contracts';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Versions under the local day on which they were saved, in their order. */
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
