import fs from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkRemote } from './check-remote.mjs';
import { Deployment } from './deployment.mjs';
import { filesIn } from './builds.mjs';

let work;
beforeEach(() => {
  work = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-deploy-'));
});
afterEach(() => fs.rmSync(work, { recursive: true, force: true }));

/** The files of a build, as rspack writes them: names with a hash, and a manifest that names the entry. */
function build(text) {
  const folder = path.join(work, `built-${text}`);
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(folder, `assets/remoteEntry.${text}.js`), `/* ${text} */`);
  const metaData = { remoteEntry: { name: `assets/remoteEntry.${text}.js`, path: '' } };
  fs.writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify({ metaData }));
  return folder;
}
const released = { version: '1.2.0', contractVersion: '4.1.0' };
const served = () =>
  new Deployment(path.join(work, 'served'), {
    address: 'https://files.example/berea/',
    now: () => new Date('2026-05-01T10:00:00Z'),
  });

describe('a deployment of remotes', () => {
  it('switches to a new build and keeps every file of those before, for the tabs that are open', () => {
    const deployment = served();
    const names = ['a', 'b', 'c', 'd', 'e'].map((text) => deployment.deploy('bible', build(text), released));
    expect(new Set(names).size).toBe(5);
    expect(filesIn(path.join(work, 'served', 'bible')).filter((file) => file.includes('remoteEntry'))).toHaveLength(5);
    expect(deployment.remotes()).toEqual({
      version: 1,
      remotes: {
        bible: { entry: `https://files.example/berea/bible/${names[4]}/mf-manifest.json`, contractVersion: '4.1.0' },
      },
    });
  });

  it('of one remote, leaves the other remotes at their builds', () => {
    const deployment = served();
    const notes = deployment.deploy('notes', build('n'), released);
    deployment.deploy('bible', build('a'), released);
    expect(deployment.presentOf('notes')).toBe(notes);
  });

  it('rolled back, has the build before again, with the contract that it was built for', () => {
    const deployment = served();
    const first = deployment.deploy('bible', build('a'), { ...released, contractVersion: '4.0.0' });
    deployment.deploy('bible', build('b'), released);
    expect(deployment.rollBack('bible')).toBe(first);
    expect(deployment.remotes().remotes.bible.contractVersion).toBe('4.0.0');
    expect(deployment.history().map(({ what }) => what)).toEqual(['deployed', 'deployed', 'rolled back']);
  });

  it('asked to roll back without an earlier build, says that there is none and changes nothing', () => {
    const deployment = served();
    const only = deployment.deploy('bible', build('a'), released);
    expect(() => deployment.rollBack('bible')).toThrow('There is no earlier build of bible.');
    expect(() => deployment.rollBack('bible', '9.9.9-x')).toThrow('There is no build 9.9.9-x of bible.');
    expect(deployment.presentOf('bible')).toBe(only);
  });
});

describe('checkRemote', () => {
  const serve = async (headers, status) => {
    const folder = build('a');
    const server = createServer((request, response) => {
      const file = path.join(folder, request.url);
      const found = fs.existsSync(file);
      response
        .writeHead(found ? 200 : (status ?? 404), headers(request.url))
        .end(found ? fs.readFileSync(file) : '<html>');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    return { server, address: `http://127.0.0.1:${server.address().port}/mf-manifest.json` };
  };
  const good = (url) => ({
    'access-control-allow-origin': '*',
    'content-type': url.endsWith('.js') ? 'text/javascript' : 'application/json',
    'cache-control': url.startsWith('/assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });

  it('finds nothing wrong with a server that sends what a shell needs', async () => {
    const { server, address } = await serve(good);
    expect((await checkRemote(address)).filter(({ remedy }) => remedy)).toEqual([]);
    server.close();
  });

  it('names every header that is missing, and pages in place of files, with the remedy', async () => {
    const { server, address } = await serve(() => ({ 'content-type': 'text/html' }), 200);
    const wrong = (await checkRemote(address)).filter(({ remedy }) => remedy).map(({ what }) => what);
    expect(wrong).toEqual([
      'the manifest may be read by other origins',
      'the manifest is revalidated',
      'the entry is a script',
      'the entry may be read by other origins',
      'the entry is kept for ever',
      'a file that is missing is 404',
    ]);
    server.close();
  });

  it('when no server answers, names the address and the reason', async () => {
    expect(await checkRemote('http://127.0.0.1:9/mf-manifest.json')).toEqual([
      { what: 'the manifest can be read', remedy: expect.stringMatching(/127\.0\.0\.1:9/) },
    ]);
  });
});
