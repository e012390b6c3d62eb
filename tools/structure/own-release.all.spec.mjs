import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyWorkspace } from '../generators/copy-workspace.mjs';

describe('a fix of how sermons save themselves, and of how the Bible paints a chapter first', () => {
  let workspace, before, after;

  /** The files of a production build by their content. */
  function build(project) {
    const cwd = path.join(workspace, 'apps', project);
    const rspack = path.join(workspace, 'node_modules/.bin/rspack');
    const options = { cwd, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' } };
    const { status, stdout, stderr } = spawnSync(rspack, ['build', '--mode', 'production'], options);
    if (status) throw new Error(`${stdout}${stderr}`);
    const folder = path.join(workspace, 'dist', project);
    const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return Object.fromEntries(
      files.map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file), createHash('sha256').update(fs.readFileSync(file)).digest('hex')];
      }),
    );
  }

  function change(name, what, how) {
    const file = path.join(workspace, name);
    const text = fs.readFileSync(file, 'utf8');
    const changed = text.replace(what, how);
    if (changed === text) throw new Error(`Nothing of ${name} was changed.`);
    fs.writeFileSync(file, changed);
  }

  beforeAll(() => {
    workspace = copyWorkspace();
    before = { shell: build('shell'), sermon: build('sermon-mfe'), bible: build('bible-mfe') };
    for (const file of ['autosave.ts', 'sermon-autosave.ts', 'send-texts.ts'])
      change(`apps/sermon-mfe/src/saving/${file}`, /(?<= = )5_000|300(?=,\n)/, (number) => `${number} + 1`);
    change('apps/bible-mfe/src/first-paint/plain-chapter.ts', "'chapter-title'", () => "'chapter-title first'");
    after = { shell: build('shell'), sermon: build('sermon-mfe'), bible: build('bible-mfe') };
  });
  afterAll(() => fs.rmSync(workspace, { recursive: true, force: true }));

  it('changes the builds of their remotes, and no file of the shell’s', () => {
    expect(after.sermon).not.toEqual(before.sermon);
    const changedOf = (name) => Object.keys(after[name]).filter((file) => after[name][file] !== before[name][file]);
    expect(
      changedOf('bible')
        .map((file) => file.replace(/\.[0-9a-f]{10}\./, '.'))
        .sort(),
    ).toEqual(['assets/first-paint.js', 'assets/first-paint.js.br', 'assets/first-paint.js.gz', 'first-files.json']);
    expect(Object.keys(after.shell).length).toBeGreaterThan(20);
    expect(after.shell).toEqual(before.shell);
  });
});
