import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const reportsFolder = path.join(root, '.reports');

/** Where a check of a project leaves its counts: a declared output, so that a cache hit brings it back. */
export const reportFile = (project, check) => path.join(reportsFolder, `${project}.${check}.json`);

/** Records `{ passed, failed }` of one check of one project, and exits accordingly. */
export function finish(project, check, passed, failed) {
  fs.mkdirSync(reportsFolder, { recursive: true });
  fs.writeFileSync(reportFile(project, check), JSON.stringify({ project, check, passed, failed }));
  process.exit(failed ? 1 : 0);
}
