import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const reportsFolder = path.join(root, '.reports');

/** File for the counts of a project's check: a declared output, so that a cache hit brings it back. */
export const reportFile = (project, check) => path.join(reportsFolder, `${project}.${check}.json`);

/**
 * Records the outcome of one check of one project.
 * @param {object} report
 * @param {string} report.project
 * @param {string} report.check
 * @param {number} report.passed
 * @param {number} report.failed
 * @param {number} report.started when it began, in ms since 1970
 * @param {{ name: string, ms: number }[]} [report.slowest] the parts that took longest, where it has parts
 * @param {{ name: string, message: string }[]} [report.failures] what failed, and what was said of it
 */
export function record(report) {
  fs.mkdirSync(reportsFolder, { recursive: true });
  const ms = Date.now() - report.started;
  fs.writeFileSync(reportFile(report.project, report.check), JSON.stringify({ ...report, ms }));
}

/** Records the outcome of a check that is a process of its own, and exits accordingly. */
export function finish(project, check, passed, failed, failures = []) {
  record({ project, check, passed, failed, failures, started: Date.now() - process.uptime() * 1_000 });
  process.exit(failed ? 1 : 0);
}
