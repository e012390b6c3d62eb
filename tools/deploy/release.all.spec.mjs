import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../launch/temporary.mjs';
import { nxEnvironment } from '../nx.mjs';
import { readManifests } from '../remotes/manifests.mjs';
import { root } from '../rspack/paths.mjs';
import { serveFiles } from './file-server.mjs';
import { neededFiles } from './needed-files.mjs';

describe('npm run release of one remote, in a clone without other applications and services', () => {
  let clone;
  const options = () => ({
    cwd: clone,
    env: { ...nxEnvironment, NODE_OPTIONS: '', NODE_ENV: '', NX_WORKSPACE_ROOT_PATH: '' },
  });
  /** While it runs, a server of files of this process can answer it. */
  const run = async (...args) => {
    const child = spawn(process.execPath, ['tools/deploy/run.mjs', ...args], options());
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    const [status] = await once(child, 'close');
    return { status, output };
  };
  /** A failure shows the output. */
  const succeed = async (...args) => {
    const { status, output } = await run(...args);
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

  it('tests and builds the remote', () => {
    expect(fs.readdirSync(inClone('apps'))).toEqual(['notes-mfe']);
    expect(fs.existsSync(inClone('services'))).toBe(false);
    // It takes as long as the tests of notes-mfe.
    const { status, stdout: output } = spawnSync('npm', ['run', 'release', '--', 'notes'], {
      ...options(),
      encoding: 'utf8',
    });
    expect({ status, last: output?.slice(-2000) }).toMatchObject({ status: 0 });
  });

  it('npm run deploy puts it on a server that shows it', async () => {
    const to = inClone('served');
    fs.mkdirSync(to);
    const files = await serveFiles(to);
    await succeed('deploy', 'notes', '--to', to, '--at', files.address, '--why', 'the first one');
    await files.end();
    const { remotes } = JSON.parse(fs.readFileSync(path.join(to, 'remotes.json'), 'utf8'));
    expect(Object.keys(remotes)).toEqual(['notes']);
    const [, build] = /\/notes\/([^/]+)\/mf-manifest\.json$/.exec(remotes.notes.entry);
    expect(remotes.notes.entry).toBe(`${files.address}/notes/${build}/mf-manifest.json`);
    expect(fs.existsSync(path.join(to, 'notes', build, 'mf-manifest.json'))).toBe(true);
    expect(fs.readFileSync(path.join(to, 'deployments.md'), 'utf8')).toContain('the first one');
  });

  it('npm run deploy, when the server does not answer, switches nothing and says why', async () => {
    const to = inClone('unserved');
    const { status, output } = await run('deploy', 'notes', '--to', to, '--at', 'http://127.0.0.1:9');
    expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining('Nothing was switched') });
    expect(output).toContain('the manifest can be read');
    expect(fs.existsSync(path.join(to, 'remotes.json'))).toBe(false);
    await succeed('deploy', 'notes', '--to', to, '--at', 'http://127.0.0.1:9', '--unchecked');
    expect(fs.existsSync(path.join(to, 'remotes.json'))).toBe(true);
  });

  it('for a remote that the clone lacks, exits with 1 and names the one that it has', async () => {
    const others = readManifests().filter(({ id }) => id !== 'notes');
    expect(await run('release', others[0].id)).toMatchObject({
      status: 1,
      output: 'Name what is to be released: notes.\n',
    });
  });
});
