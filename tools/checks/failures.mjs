// Lists the failures and their causes, from the reports of Jest and Playwright, for the end of a run: often all that
// one sees of it.
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './report.mjs';

const LINES = 10;
const PAGE_LINES = 60;

/** The first lines of a message that hold anything, without colours. */
export const firstLines = (text, lines = LINES) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, lines)
    .join('\n');

/**
 * @param {import('jest').AggregatedResult['testResults']} suites files as Jest's JSON has them
 * @returns {{ name: string, message: string }[]} a failed test each, or a file that could not run
 */
export function failuresOfJest(suites) {
  return suites.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && !failed.length) return [{ name: file, message: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      message: firstLines(failureMessages.join('\n')),
    }));
  });
}

/**
 * @param {import('@playwright/test/reporter').JSONReport} report
 * @returns {{ name: string, message: string }[]} a failed journey each, or what kept the run from its journeys
 */
export function failuresOfPlaywright({ suites, errors }) {
  return [
    ...errors.map((error) => ({ name: 'the run itself', message: firstLines(error.message ?? '') })),
    ...suites.flatMap(failuresOfSuite),
  ];
}

/** Failures of a file, or of a group in it. A journey that passed only at a second try counts as failed. */
function failuresOfSuite({ specs, suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const { errors = [], attachments = [] } = results.find((result) => result.errors.length) ?? {};
        return {
          name: `apps/shell/e2e/${file}:${line}: ${title}`,
          message: [
            firstLines(errors.map(({ message }) => message ?? '').join('\n')),
            ...pageAtFailure(attachments),
          ].join('\n'),
        };
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** The page at the failure of a journey, as Playwright writes it down: rarely can it be seen a second time. */
function pageAtFailure(attachments) {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!file || !fs.existsSync(file)) return [];
  const page = /```yaml\n([\s\S]*?)```/.exec(fs.readFileSync(file, 'utf8'))?.[1];
  return page ? ['the page:', firstLines(page, PAGE_LINES)] : [];
}
