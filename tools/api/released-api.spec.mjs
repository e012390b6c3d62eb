import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lastRelease, releasesIn } from './released-api.mjs';

let root;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-releases-'));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function release(version) {
  const folder = path.join(releasesIn(root), version);
  fs.mkdirSync(path.join(folder, 'api'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'versions.json'), JSON.stringify({ contract: `1.${version}` }));
  fs.writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify({ info: { version } }));
  fs.writeFileSync(path.join(folder, 'api/web.api.md'), `of ${version}`);
}

describe('lastRelease', () => {
  it('of several releases, reads the one with the highest version', () => {
    for (const version of ['0.9.0', '0.10.0', '0.2.0']) release(version);
    fs.writeFileSync(path.join(releasesIn(root), 'README.md'), '');
    expect(lastRelease(root)).toEqual({
      version: '0.10.0',
      contractVersion: '1.0.10.0',
      openapi: { info: { version: '0.10.0' } },
      reports: { 'web.api.md': 'of 0.10.0' },
    });
  });

  it('without any release, names the command that records one', () => {
    expect(() => lastRelease(root)).toThrow('npm run release:record -- 0.1.0');
  });
});
