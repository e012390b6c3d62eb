import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServiceLog } from './service-log.mjs';
import { removeFolder, temporaryFolder } from './temporary.mjs';

describe('createServiceLog', () => {
  let folder, logged, log;
  const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
  const open = () => createServiceLog(folder, 'study', (text) => logged.push(text));

  beforeEach(() => {
    folder = temporaryFolder();
    logged = [];
    log = open();
  });
  afterEach(() => removeFolder(folder));

  it('keeps every line in the file, and prints warnings and errors in one short line each', () => {
    log.line('{"level":30,"msg":"request"}');
    log.line('{"level":40,"msg":"slow"}');
    log.line('{"level":50,"msg":"no answer","err":{"message":"reset\\n  at stack","stack":"long"}}');
    log.line('{"level":50,"msg":"database","err":{"message":"","aggregateErrors":[{"message":"refused"}]}}');
    log.line('not JSON');
    log.line('{"level":60,"msg":"could not start"}');
    expect(read('study.log').trim().split('\n')).toHaveLength(6);
    expect(logged).toEqual([
      'study: warning: slow',
      'study: error: no answer: reset',
      'study: error: database: refused',
    ]);
  });

  it('prints a repeated message once', () => {
    for (let times = 0; times < 3; times += 1) log.line('{"level":50,"msg":"no answer"}');
    expect(logged).toEqual(['study: error: no answer']);
  });

  it('above 10 MB, begins a new file and keeps the former one', () => {
    fs.writeFileSync(path.join(folder, 'study.log'), 'x'.repeat(10 * 1024 ** 2 + 1));
    log = open();
    log.line('{"level":30,"msg":"new"}');
    expect(read('study.log')).toBe('{"level":30,"msg":"new"}\n');
    expect(fs.statSync(path.join(folder, 'study.log.1')).size).toBeGreaterThan(10 * 1024 ** 2);
  });

  it('when the file cannot be written, goes on and prints that once', () => {
    removeFolder(folder);
    log.line('{"level":30,"msg":"a"}');
    log.line('{"level":30,"msg":"b"}');
    expect(logged).toEqual([expect.stringMatching(/writing .*study\.log failed \(ENOENT\)$/)]);
  });
});
