// Whether the API reports in git are those of the sources, and the versions say what has changed since the last release.
// npm run api writes the reports; without --write they are compared alone.
import fs from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../checks/generated-files.mjs';
import { finish, root } from '../checks/report.mjs';
import { breaksOfApi } from './compare-openapi.mjs';
import { breaksOfTypes } from './compare-reports.mjs';
import { currentApi } from './current-api.mjs';
import { lastRelease, problemOfVersion } from './released-api.mjs';

const { openapi, reports, contractVersion } = await currentApi();
if (process.argv.includes('--write')) writeFiles(root, reports);

const released = lastRelease(root);
const outdated = Object.entries(reports)
  .filter(
    ([file, text]) => !fs.existsSync(path.join(root, file)) || fs.readFileSync(path.join(root, file), 'utf8') !== text,
  )
  .map(([file]) => `${file} is not what its library exports. Look at the change, then run: npm run api`);
const present = Object.fromEntries(Object.entries(reports).map(([file, text]) => [path.basename(file), text]));
/** Over the reports of both, since a library may have gained or lost an entry point. */
const breaksOfReports = (before, after) =>
  Object.keys({ ...before, ...after }).flatMap((name) => breaksOfTypes(before[name] ?? '', after[name] ?? ''));
const problems = [
  ...outdated,
  problemOfVersion({
    what: `The contract of shell and remotes (FEATURE_CONTRACT_VERSION), since release ${released.version},`,
    released: released.contractVersion,
    version: contractVersion,
    breaks: breaksOfReports(released.reports, present),
    additions: breaksOfReports(present, released.reports),
  }),
  problemOfVersion({
    what: `The API of the gateway (API_VERSION), since release ${released.version},`,
    released: released.openapi.info.version,
    version: openapi.info.version,
    breaks: breaksOfApi(released.openapi, openapi),
    additions: breaksOfApi(openapi, released.openapi),
  }),
].filter(Boolean);
for (const problem of problems) console.error(problem);
finish(
  'tools',
  'api',
  problems.length ? 0 : 1,
  problems.length,
  problems.map((message) => ({ name: 'npm run api', message })),
);
