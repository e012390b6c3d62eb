import { describe, expect, it } from '@jest/globals';
import { run } from './run.js';

const say = (...lines: string[]) => run('sh', ['-c', `printf '%s\\n' "$@"; exit 1`, 'sh', ...lines]);

describe('run, with a program', () => {
  it('that succeeds, returns null', async () => {
    expect(await run('sh', ['-c', 'echo much; echo more >&2'])).toBeNull();
  });

  it.each([
    [['E: Unable to locate package x', 'W: more'], 'Unable to locate package x'],
    [['npm error code E404', 'npm error errno 1', 'npm error Not found', 'npm error log'], 'Not found'],
    [['tar: first', 'tar: last'], 'tar: last'],
    [[''], 'sh failed'],
  ])('that fails after printing %j, returns %j', async (lines, quoted) => {
    expect(await say(...lines)).toBe(quoted);
  });

  it('that is not installed, names it', async () => {
    expect(await run('no-such-program', [])).toBe('no-such-program is not installed');
  });
});
