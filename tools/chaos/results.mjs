import { writeSection } from '../results/write-section.mjs';

/** Whether nothing was lost, doubled, made up, or answered wrongly. */
export const isSound = ({ lost, duplicated, unexpected, violations }) =>
  [lost, duplicated, unexpected, violations].every((list) => list.length === 0);

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

/** One line for the reader of the run; what is wrong is listed below it. */
export function describeResult({ title }, result) {
  const { rounds, acknowledged, tries, failedTries, lost, duplicated, unexpected, violations, gaps } = result;
  const lines = [
    `${title}, ${rounds} times: ${acknowledged} writes acknowledged, ${failedTries} of ${tries} tries failed, ` +
      `${lost.length} lost, ${duplicated.length} duplicated; all writers went on after ` +
      `${seconds(median(gaps))} (longest ${seconds(Math.max(...gaps))})`,
  ];
  const wrong = { lost, duplicated, unexpected, violation: violations };
  for (const [what, list] of Object.entries(wrong)) {
    for (const text of list.slice(0, 10)) lines.push(`  ${what}: ${text}`);
  }
  return lines.join('\n');
}

/** The table of the results page. */
export function writeResults(root, results) {
  const rows = results.map(({ fault: { title }, result }) =>
    result
      ? [
          title,
          result.rounds,
          result.acknowledged,
          result.failedTries,
          result.lost.length,
          result.duplicated.length,
          `${seconds(median(result.gaps))} / ${seconds(Math.max(...result.gaps))}`,
        ]
      : [title, 'did not end', '', '', '', '', ''],
  );
  writeSection(root, 'chaos', [
    '| What was done | rounds | writes acknowledged | tries that failed | lost | duplicated | until all 8 writers went on (median / longest) |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ]);
}
