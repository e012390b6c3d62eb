import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { root } from './report.mjs';
import { describeFailures } from './summary.mjs';

const red = (text) => `\u001b[31m${text}\u001b[39m`;
const test = (fullName, ...failureMessages) => ({
  fullName,
  status: failureMessages.length ? 'failed' : 'passed',
  failureMessages,
});

describe('the summary of failed tests at the end of npm test', () => {
  it('names a failed test of Jest by file and title, with the first ten lines of its message, without colours', () => {
    const said = Array.from({ length: 20 }, (_, line) => `${red(`line ${line}`)}\n\n`).join('');
    const suites = [
      {
        name: path.join(root, 'libs/a/a.spec.ts'),
        status: 'failed',
        message: '',
        assertionResults: [test('a sums'), test('a divides by zero', said)],
      },
      { name: path.join(root, 'libs/a/b.spec.ts'), status: 'passed', message: '', assertionResults: [test('b')] },
    ];
    const lines = Array.from({ length: 10 }, (_, line) => `line ${line}`).join('\n');
    expect(failuresOfJest(suites)).toEqual([{ name: 'libs/a/a.spec.ts: a divides by zero', message: lines }]);
  });

  it('names a test file that Jest could not run', () => {
    const suite = {
      name: path.join(root, 'libs/a/a.spec.ts'),
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    };
    expect(failuresOfJest([suite])).toEqual([{ name: 'libs/a/a.spec.ts', message: 'Cannot find module' }]);
  });

  it('names a failed test of Playwright by file, line and title, within a describe too, and also when its retry passed', () => {
    const journey = (title, status, ...messages) => ({
      file: 'chat/voice.spec.ts',
      line: 7,
      title,
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }] }],
    });
    const report = {
      errors: [{ message: 'The product did not start' }],
      suites: [
        {
          specs: [journey('a question is spoken', 'expected')],
          suites: [
            { specs: [journey('it is read', 'flaky', red('timed out'), 'at click')] },
            { specs: [journey('left out', 'skipped')] },
          ],
        },
      ],
    };
    expect(failuresOfPlaywright(report)).toEqual([
      { name: 'the run itself', message: 'The product did not start' },
      { name: 'apps/shell/e2e/chat/voice.spec.ts:7: it is read', message: 'timed out\nat click' },
    ]);
  });

  it('adds to a failed test of Playwright what the page showed, when Playwright wrote that down', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'failures-'));
    const file = path.join(folder, 'error-context.md');
    fs.writeFileSync(file, '# Page snapshot\n\n```yaml\n- main:\n  - heading "Notes"\n```\n');
    const attachments = [{ name: 'error-context', path: file }];
    const result = { errors: [{ message: 'not found' }], attachments };
    const spec = { file: 'a.spec.ts', line: 1, title: 'it', tests: [{ status: 'unexpected', results: [result] }] };
    const [failure] = failuresOfPlaywright({ errors: [], suites: [{ specs: [spec] }] });
    expect(failure.message).toBe('not found\nthe page:\n- main:\n  - heading "Notes"');
    fs.rmSync(folder, { recursive: true });
  });

  it('shows the failures below the check that they belong to, and of many only the first', () => {
    const tests = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, message: 'one\n  two' }));
    const lines = describeFailures({ check: 'content: test', tests });
    expect(lines.slice(0, 4)).toEqual(['failed: content: test', '  test 0', '      one', '        two']);
    expect(lines.at(-1)).toBe('  and 2 more');
    expect(describeFailures({ check: 'tools: chaos (did not report)', tests: [] })).toEqual([
      'failed: tools: chaos (did not report)',
    ]);
  });
});
