// The Nx executor of tests. Nx decides which projects need a run; those run in one Jest, since each start of it, and of
// the Postgres beside it, costs more than the tests of a small project.
import path from 'node:path';
import { failuresOfJest } from './failures.mjs';
import { record, root } from './report.mjs';
import { runJest } from './run-jest.mjs';

/** One project alone. */
export default async function run(options, { projectName, targetName, projectsConfigurations }) {
  const outcomes = await runTarget(targetName, [projectName], options, projectsConfigurations.projects);
  return { success: outcomes.get(projectName) };
}

/**
 * All tasks that the cache has no answer for. Those of one target and with the same options share one Jest.
 * @returns {Promise<Record<string, { success: boolean, terminalOutput: string }>>} by task
 */
export async function runBatch({ tasks }, options, _overrides, { projectsConfigurations }) {
  const results = {};
  const groups = new Map();
  for (const task of Object.values(tasks)) {
    const shared = JSON.stringify([task.target.target, options[task.id]]);
    groups.set(shared, [...(groups.get(shared) ?? []), task]);
  }
  for (const chosen of groups.values()) {
    const [{ id: first, target }] = chosen;
    const names = chosen.map((task) => task.target.project);
    const outcomes = await runTarget(target.target, names, options[first], projectsConfigurations.projects);
    for (const { id, target: of } of chosen) results[id] = { success: outcomes.get(of.project), terminalOutput: '' };
  }
  return results;
}

/** Runs the target of these projects and leaves a report of each; answers which of them passed. */
async function runTarget(target, projects, { postgres, pattern, all }, configurations) {
  const started = Date.now();
  const args = pattern ? ['--testPathPatterns', pattern] : [];
  const { code, results } = await runJest({ projects, args, postgres, all });
  const suites = results?.testResults ?? [];
  const projectOf = projectsByFolder(projects, configurations);
  const failedSomewhere = suites.some((suite) => suite.status === 'failed');
  return new Map(
    projects.map((project) => {
      const own = suites.filter((suite) => projectOf(suite.name) === project);
      const counts = countsOf(own);
      const failures = failuresOfJest(own);
      const fail = (message) => {
        counts.failed += 1;
        failures.push({ name: 'Jest', message });
      };
      // Jest that ends badly, with no failed file to show for it, leaves everything unproved.
      if (!results || (code !== 0 && !failedSomewhere)) fail(`ended with ${code}, and names no test that failed`);
      // A pattern names tests that are there.
      if (pattern && !own.length) fail(`found no test for ${pattern}`);
      record({ project, check: target, ...counts, started, slowest: slowestOf(own), failures });
      return [project, counts.failed === 0];
    }),
  );
}

/** The innermost project of a file. */
function projectsByFolder(projects, configurations) {
  const folders = projects
    .map((name) => [path.join(root, configurations[name].root) + path.sep, name])
    .sort(([one], [other]) => other.length - one.length);
  return (file) => folders.find(([folder]) => file.startsWith(folder))?.[1];
}

/** A file that could not run has no failed test, yet is a failure. */
function countsOf(suites) {
  const count = (status) => suites.flatMap((suite) => suite.assertionResults).filter((one) => one.status === status);
  const broken = suites.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((one) => one.status === 'failed'),
  );
  return { passed: count('passed').length, failed: count('failed').length + broken.length };
}

const SLOWEST = 10;

const slowestOf = (suites) =>
  suites
    .map((suite) => ({ name: path.relative(root, suite.name), ms: suite.endTime - suite.startTime }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST);
