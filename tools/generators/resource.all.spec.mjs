import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyWorkspace, run, sourcesIn, succeed } from './copy-workspace.mjs';

describe('npm run generate:resource -- prayers, in a copy of the workspace', () => {
  let workspace, before;
  const contents = () =>
    Object.fromEntries(
      sourcesIn(workspace)
        .filter((file) => /^(apps|libs|services)\//.test(file))
        .map((file) => [file, fs.readFileSync(path.join(workspace, file), 'utf8')]),
    );

  beforeAll(() => {
    workspace = copyWorkspace();
    before = contents();
    succeed(workspace, 'npm', 'run', 'generate:resource', '--', 'prayers');
    succeed(workspace, 'npm', 'run', 'generate');
  });
  afterAll(() => fs.rmSync(workspace, { recursive: true, force: true }));

  it('makes at most five files and edits three, beside the file that is generated from the contract', () => {
    const after = contents();
    const added = Object.keys(after).filter((file) => !(file in before));
    const edited = Object.keys(before).filter((file) => after[file] !== before[file]);
    expect(added.map((file) => file.replace(/\d{13}/, '<time>')).sort()).toEqual([
      'libs/contracts/src/prayers.ts',
      'libs/web/src/data/prayers.ts',
      'services/content/src/migrations/<time>-create-prayers.ts',
      'services/content/src/prayers/prayers.ts',
    ]);
    expect(edited.sort()).toEqual([
      'libs/contracts/src/answer-shapes.json',
      'libs/contracts/src/content-contract.ts',
      'libs/contracts/src/contract.min.json',
      'libs/web/src/index.ts',
      'services/content/src/schema.ts',
    ]);
    succeed(workspace, 'npx', 'oxfmt', '--check', ...added, ...edited);
    succeed(workspace, process.execPath, 'tools/checks/lint.mjs', 'lint', ...added, ...edited);
  });

  it('of a name that no variable may have, makes nothing', () => {
    expect(run(workspace, 'npm', 'run', 'generate:resource', '--', 'classes', 'class')).toMatchObject({
      status: 1,
      output: expect.stringContaining('Name the resource to make'),
    });
  });

  it('makes what passes the types of server and web', () => {
    succeed(workspace, process.execPath, 'tools/checks/typecheck.mjs', 'server');
    succeed(workspace, process.execPath, 'tools/checks/typecheck.mjs', 'web');
  });

  it.each([
    ['content', ['list-resources', 'content.http', 'ownership', 'if-match', 'idempotency', 'row-level-security']],
    // Without a library, which the copy lacks, other routes answer otherwise.
    ['security-tests', ['matrix', '-t', '/api/prayers']],
  ])('makes routes that pass what %s asks of every route', (project, patterns) => {
    const { status, output } = run(
      workspace,
      process.execPath,
      'tools/checks/test.mjs',
      project,
      ...patterns,
      '--verbose',
    );
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining('/api/prayers') });
  });

  it('removes again all that it made', () => {
    succeed(workspace, 'npm', 'run', 'generate:resource', '--', 'prayers', '--remove');
    succeed(workspace, 'npm', 'run', 'generate');
    expect(contents()).toEqual(before);
  });
});
