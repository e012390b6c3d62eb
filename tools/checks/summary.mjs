import fs from 'node:fs';
import path from 'node:path';
import { reportFile, reportsFolder } from './report.mjs';

/** Removes what an earlier run reported, so that only this run's reports (or the cache's) are counted. */
export function forgetReports() {
  fs.rmSync(reportsFolder, { recursive: true, force: true });
  fs.mkdirSync(reportsFolder, { recursive: true });
}

const LONGEST = 10;
/** Failures shown of one check; several failures at once have one cause as a rule. */
const FAILURES = 10;

/**
 * @typedef {object} Failure a check that failed
 * @property {string} check
 * @property {{ name: string, message: string }[]} tests which of its tests, and the first lines of what was said
 */

/**
 * Sums the reports of the named checks. A check without a report (it crashed, or was never reached) counts as one failure.
 * @param {{ project: string, check: string }[]} expected
 * @param {number} started when the run began, in ms since 1970: what the cache answered took no time in it
 * @returns {{ passed: number, failed: number, failures: Failure[], longest: { name: string, ms: number }[] }}
 */
export function summarise(expected, started) {
  let passed = 0;
  let failed = 0;
  const failures = [];
  const parts = [];
  for (const { project, check } of expected) {
    const report = read(reportFile(project, check));
    passed += report?.passed ?? 0;
    failed += report ? report.failed : 1;
    if (!report || report.failed)
      failures.push({
        check: `${project}: ${check}${report ? '' : ' (did not report)'}`,
        tests: report?.failures ?? [],
      });
    // If a check has parts that run beside those of other checks, its own duration says nothing.
    if (report?.started >= started) parts.push(...(report.slowest ?? [{ name: `${project}:${check}`, ms: report.ms }]));
  }
  parts.sort((one, other) => other.ms - one.ms);
  return { passed, failed, failures, longest: parts.slice(0, LONGEST) };
}

/**
 * A failure as lines of text.
 * @param {Failure} failure
 */
export function describeFailures({ check, tests }) {
  const shown = tests.slice(0, FAILURES);
  return [
    `failed: ${check}`,
    ...shown.flatMap(({ name, message }) => [`  ${name}`, ...message.split('\n').map((line) => `      ${line}`)]),
    ...(tests.length > shown.length ? [`  and ${tests.length - shown.length} more`] : []),
  ];
}

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(path.resolve(file), 'utf8'));
  } catch {
    return null;
  }
}
