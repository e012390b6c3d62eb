// Chaos tests at length: npm run chaos -- [--rounds 50] [--fault content-kill] [--write]
import { parseArgs } from 'node:util';
import { FAULTS } from '../../tools/chaos/faults.mjs';
import { isSound, median, runRounds, seconds } from '../../tools/chaos/rounds.mjs';
import { root } from '../../tools/checks/report.mjs';
import { WATCH } from '../../tools/launch/service-process.mjs';
import { writeSection } from '../../tools/write-section.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    fault: { type: 'string', multiple: true },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const unknown = values.fault?.find((name) => !FAULTS.some((fault) => fault.name === name));
if (!Number.isInteger(rounds) || rounds < 1 || unknown) {
  console.error(
    unknown
      ? `There is no fault "${unknown}". Choose of: ${FAULTS.map(({ name }) => name).join(', ')}.`
      : '--rounds is a whole number from 1 on.',
  );
  process.exit(1);
}
// A service hangs for as long as it would in production.
const results = await runRounds({ rounds, names: values.fault, watch: WATCH });
if (values.write) {
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
process.exit(results.every(isSound) ? 0 : 1);
