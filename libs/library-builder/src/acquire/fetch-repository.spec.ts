import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listModules, type SwordModule } from '../sword/sword-module.js';
import { type Files, fileServer } from '../testing/file-server.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { fetchFromRepository } from './fetch-repository.js';

const place = temporaryFolder();
const serve = fileServer();

const source = (repository: string) => ({ module: 'Mine', debian: '', repository, conf: 'mine.conf' });
const conf = (driver: string, dataPath: string) => `[Mine]\nDataPath=./${dataPath}\nModDrv=${driver}\n`;
const modules = (): SwordModule[] => listModules(place('sources', 'sword'), () => undefined);

describe('fetchFromRepository', () => {
  const fetchOf = async (files: Files) => {
    const { address, asked } = await serve(() => files);
    return { problem: await fetchFromRepository(place('sources'), source(address)), asked };
  };
  const names = () => modules().flatMap((module) => module.files().map((file) => path.basename(file)));

  it('fetches a text or commentary file by file, with any size of block', async () => {
    const { problem } = await fetchOf({
      'mods.d/mine.conf': conf('zCom', 'modules/comments/mine/'),
      ...Object.fromEntries(['s', 'v', 'z'].map((part) => [`modules/comments/mine/nt.cz${part}`, part])),
    });
    expect(problem).toBeNull();
    expect(names()).toEqual(['nt.czs', 'nt.czv', 'nt.czz']);
    expect(fs.readdirSync(place('sources'))).toEqual(['sword']);
  });

  it('fetches the files of a dictionary', async () => {
    const { problem } = await fetchOf({
      'mods.d/mine.conf': conf('zLD', 'modules/lexdict/mine/mine'),
      ...Object.fromEntries(['idx', 'dat', 'zdx', 'zdt'].map((part) => [`modules/lexdict/mine/mine.${part}`, part])),
    });
    expect(problem).toBeNull();
    expect(names()).toEqual(['mine.dat', 'mine.idx', 'mine.zdt', 'mine.zdx']);
  });

  it('when a file of the module is missing, returns its name and installs nothing', async () => {
    const { problem } = await fetchOf({
      'mods.d/mine.conf': conf('zText', 'modules/mine/'),
      'modules/mine/ot.bzs': 's',
      'modules/mine/ot.bzv': 'v',
    });
    expect(problem).toMatch(/ot\.bzz is missing$/);
    expect(modules()).toEqual([]);
    expect(fs.readdirSync(place('sources'))).toEqual([]);
  });

  it('rejects a known version with other content and installs nothing', async () => {
    const files = {
      'mods.d/mine.conf': `${conf('zCom', 'modules/comments/mine/')}Version=1.0\n`,
      ...Object.fromEntries(['s', 'v', 'z'].map((part) => [`modules/comments/mine/nt.cz${part}`, part])),
    };
    const { address } = await serve(() => files);
    const pinned = { ...source(address), known: { '1.0': 'f'.repeat(64) } };
    expect(await fetchFromRepository(place('sources'), pinned)).toBe(
      'Mine 1.0 rejected: its content is not what is known of this version',
    );
    expect(modules()).toEqual([]);
  });

  it('when the repository lacks the configuration or the data of a module, names the missing part', async () => {
    expect((await fetchOf({})).problem).toMatch(/has no mods\.d\/mine\.conf$/);
    expect((await fetchOf({ 'mods.d/mine.conf': conf('zText', 'modules/mine/') })).problem).toMatch(/has no data/);
  });

  it('when a configuration names a path outside of the repository, asks for no such file', async () => {
    const { problem, asked } = await fetchOf({ 'mods.d/mine.conf': conf('zText', '../../../../etc/') });
    expect(problem).toMatch(/keeps its data elsewhere/);
    expect(asked).toEqual(['mods.d/mine.conf']);
  });

  it('when the host is unavailable, returns the reason', async () => {
    expect(await fetchFromRepository(place('sources'), source('http://127.0.0.1:9/'))).toMatch(
      /^127\.0\.0\.1:9 is unavailable \(.+\)$/,
    );
  });
});
