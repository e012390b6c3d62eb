// Runs one project's tests: node tools/checks/test.mjs <project> [jest arguments]
// TEST_POSTGRES=debian gives them Debian's Postgres in place of the embedded one.
import { runJest } from './run-jest.mjs';

const [project, ...args] = process.argv.slice(2);
if (!project) {
  console.error('Name a project: node tools/checks/test.mjs notes-mfe');
  process.exit(2);
}
const { code, results } = await runJest({ projects: [project], args });
const { numPassedTests = 0, numFailedTests = 0 } = results ?? {};
// A name that is mistyped proves nothing.
if (code === 0 && numPassedTests + numFailedTests === 0) {
  console.error(
    `No test of ${project} was run: name another file or test, or leave out ${args.join(' ') || 'the project'}.`,
  );
  process.exit(1);
}
process.exit(code);
