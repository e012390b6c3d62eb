// Runs one project's tests: node tools/checks/test.mjs <project> [jest arguments]
// TEST_POSTGRES=debian gives them Debian's Postgres in place of the embedded one.
import { runJest } from './run-jest.mjs';

const [project, ...args] = process.argv.slice(2);
if (!project) {
  console.error('Name a project: node tools/checks/test.mjs notes-mfe');
  process.exit(2);
}
const { code } = await runJest({ projects: [project], args });
process.exit(code);
