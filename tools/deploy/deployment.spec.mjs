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
const served = (by = {}) =>
  new Deployment(path.join(work, 'served'), {
    ...by,
    address: 'https://files.example/berea/',
    now: () => new Date('2026-05-01T10:00:00Z'),
  });

/** Builds of one remote, one after the other. */
async function deployAll(deployment, texts) {
  const names = [];
  for (const text of texts) names.push(await deployment.deploy('bible', build(text), released));
  return names;
}

describe('a deployment of remotes', () => {
  it('switches to a new build and keeps every file of those before, for the tabs that are open', async () => {
    const deployment = served();
    const names = [];
    for (const text of ['a', 'b', 'c', 'd', 'e']) names.push(await deployment.deploy('bible', build(text), released));
    expect(new Set(names).size).toBe(5);
    expect(filesIn(path.join(work, 'served', 'bible')).filter((file) => file.includes('remoteEntry'))).toHaveLength(5);
    expect(deployment.remotes()).toEqual({
      version: 1,
      remotes: {
        bible: { entry: `https://files.example/berea/bible/${names[4]}/mf-manifest.json`, contractVersion: '4.1.0' },
      },
    });
  });

  it('of one remote, leaves the other remotes at their builds', async () => {
    const deployment = served();
    const notes = await deployment.deploy('notes', build('n'), released);
    await deployment.deploy('bible', build('a'), released);
    expect(deployment.presentOf('notes')).toBe(notes);
  });

  it('rolled back, has the build before again, with the contract that it was built for', async () => {
    const deployment = served();
    const first = await deployment.deploy('bible', build('a'), { ...released, contractVersion: '4.0.0' });
    await deployment.deploy('bible', build('b'), released);
    expect(deployment.rollBack('bible')).toBe(first);
    expect(deployment.remotes().remotes.bible.contractVersion).toBe('4.0.0');
    expect(deployment.history().map(({ what }) => what)).toEqual(['deployed', 'deployed', 'rolled back']);
  });

  it('asked to roll back without an earlier build, says that there is none and changes nothing', async () => {
    const deployment = served();
    const only = await deployment.deploy('bible', build('a'), released);
    expect(() => deployment.rollBack('bible')).toThrow(`There is no good build of bible before ${only}.`);
    expect(() => deployment.rollBack('bible', '9.9.9-x')).toThrow('There is no build 9.9.9-x of bible.');
    expect(deployment.presentOf('bible')).toBe(only);
  });

  it('rolled back twice, goes further back each time, and never forward to a build that was bad', async () => {
    const deployment = served();
    const [first, second, third] = await deployAll(deployment, ['a', 'b', 'c']);
    expect(deployment.rollBack('bible')).toBe(second);
    expect(deployment.rollBack('bible')).toBe(first);
    expect(() => deployment.rollBack('bible')).toThrow(`before ${first}; name one by --build: ${second}, ${third}.`);
    expect(deployment.presentOf('bible')).toBe(first);
    expect(deployment.rollBack('bible', third)).toBe(third);
  });

  it('deployed after a roll-back, goes back over what was bad', async () => {
    const deployment = served();
    const [, second] = await deployAll(deployment, ['a', 'b', 'bad']);
    deployment.rollBack('bible');
    await deployAll(deployment, ['d']);
    expect(deployment.rollBack('bible')).toBe(second);
  });

  it('deployed again, is good again', async () => {
    const deployment = served();
    const [, second] = await deployAll(deployment, ['a', 'b', 'c']);
    deployment.rollBack('bible');
    deployment.rollBack('bible');
    await deployAll(deployment, ['b', 'd']);
    expect(deployment.rollBack('bible')).toBe(second);
  });

  it('that its server does not show stays without effect, and leaves no files', async () => {
    const deployment = served();
    const first = await deployment.deploy('bible', build('a'), released);
    const check = async (entry) => {
      throw new Error(`${entry} answers 404`);
    };
    await expect(deployment.deploy('bible', build('b'), released, check)).rejects.toThrow(
      /files\.example\/berea\/bible\/1\.2\.0-[0-9a-f]{10}\/mf-manifest\.json answers 404/,
    );
    expect(deployment.presentOf('bible')).toBe(first);
    expect(fs.readdirSync(path.join(work, 'served', 'bible'))).toEqual([first]);
    // The present build, deployed once more, keeps its files.
    await expect(deployment.deploy('bible', build('a'), released, check)).rejects.toThrow('404');
    expect(fs.readdirSync(path.join(work, 'served', 'bible'))).toEqual([first]);
  });

  it.each(['127.0.0.1:4860', 'files.example', '//files.example', 'ftp://a', 'https://', ''])(
    'at %j, which is no whole address, is refused',
    (address) => {
      expect(() => new Deployment(path.join(work, 'served'), { address })).toThrow('is no whole address');
    },
  );

  it('says who did what from which commit and why, also below a history that knew less', async () => {
    fs.mkdirSync(path.join(work, 'served'));
    fs.writeFileSync(
      path.join(work, 'served', 'deployments.md'),
      '| When (UTC) | Remote | Build | Contract | What |\n| --- | --- | --- | --- | --- |\n| 2026-01-01 09:00:00 | bible | 1.1.0-x | 4.1.0 | deployed |\n',
    );
    const deployment = served({ who: 'Ada', why: 'mends\nthe | search' });
    await deployment.deploy('bible', build('a'), { ...released, commit: 'a1b2c3d' });
    expect(fs.readFileSync(path.join(work, 'served', 'deployments.md'), 'utf8').split('\n')).toHaveLength(5);
    expect(deployment.history()).toMatchObject([
      { name: '1.1.0-x', commit: '', who: '', why: '' },
      { what: 'deployed', commit: 'a1b2c3d', who: 'Ada', why: 'mends the search' },
    ]);
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
