import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../launch/temporary.mjs';
import { nxEnvironment } from '../nx.mjs';
import { readManifests } from '../remotes/manifests.mjs';
import { root } from '../rspack/paths.mjs';
import { neededFiles } from './needed-files.mjs';

describe('npm run release of one remote, in a clone without other applications and services', () => {
  let clone;
  const run = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/deploy/run.mjs', ...args], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...nxEnvironment, NODE_OPTIONS: '', NODE_ENV: '', NX_WORKSPACE_ROOT_PATH: '' },
    });
    return { status, output: `${stdout}${stderr}` };
  };
  /** Where it fails, what it printed is shown. */
  const succeed = (...args) => {
    const { status, output } = run(...args);
    expect(status ? output : 'succeeded').toBe('succeeded');
  };
  const inClone = (...parts) => path.join(clone, ...parts);

  beforeAll(async () => {
    clone = fs.realpathSync(temporaryFolder());
    for (const file of await neededFiles('notes-mfe')) {
      fs.mkdirSync(path.dirname(inClone(file)), { recursive: true });
      fs.copyFileSync(path.join(root, file), inClone(file));
    }
    const { status, stderr } = spawnSync('cp', ['-al', path.join(root, 'node_modules'), clone], { encoding: 'utf8' });
    if (status) throw new Error(stderr);
    fs.rmSync(inClone('node_modules/.cache'), { recursive: true, force: true });
  });
  afterAll(() => fs.rmSync(clone, { recursive: true, force: true }));

  it('tests and builds the remote, and npm run deploy deploys it', () => {
    expect(fs.readdirSync(inClone('apps'))).toEqual(['notes-mfe']);
    expect(fs.existsSync(inClone('services'))).toBe(false);
    succeed('release', 'notes');
    const to = inClone('served');
    succeed('deploy', 'notes', '--to', to, '--at', 'https://files.example.org');
    const { remotes } = JSON.parse(fs.readFileSync(path.join(to, 'remotes.json'), 'utf8'));
    expect(Object.keys(remotes)).toEqual(['notes']);
    const [, build] = /^https:\/\/files\.example\.org\/notes\/([^/]+)\/mf-manifest\.json$/.exec(remotes.notes.entry);
    expect(fs.existsSync(path.join(to, 'notes', build, 'mf-manifest.json'))).toBe(true);
  });

  it('for a remote that the clone lacks, exits with 1 and names the one that it has', () => {
    const others = readManifests().filter(({ id }) => id !== 'notes');
    expect(run('release', others[0].id)).toMatchObject({ status: 1, output: 'Name what is to be released: notes.\n' });
  });
});
