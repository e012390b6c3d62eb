import fs from 'node:fs';
import path from 'node:path';
import { reportFile, reportsFolder } from './report.mjs';

/** Removes what an earlier run reported, so that only this run's reports (or the cache's) are counted. */
export function forgetReports() {
  fs.rmSync(reportsFolder, { recursive: true, force: true });
  fs.mkdirSync(reportsFolder, { recursive: true });
}

/**
 * Sums the reports of the named checks. A check without a report (it crashed, or was never reached) counts as one failure.
 * @param {{ project: string, check: string }[]} expected
 */
export function summarise(expected) {
  let passed = 0;
  let failed = 0;
  const failures = [];
  for (const { project, check } of expected) {
    const report = read(reportFile(project, check));
    passed += report?.passed ?? 0;
    failed += report ? report.failed : 1;
    if (!report || report.failed) failures.push(`${project}: ${check}${report ? '' : ' (did not report)'}`);
  }
  return { passed, failed, failures };
}

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(path.resolve(file), 'utf8'));
  } catch {
    return null;
  }
}
