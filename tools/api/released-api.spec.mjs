import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lastRelease, problemOfVersion, releasesIn } from './released-api.mjs';

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

describe('problemOfVersion', () => {
  const change = (version, breaks, additions) =>
    problemOfVersion({ what: 'The API', released: '1.4.0', version, breaks, additions });

  it.each([
    ['nothing has changed', '1.4.0', [], []],
    ['an addition comes with a minor step', '1.5.0', [], ['more']],
    ['a break comes with a major step', '2.0.0', ['less'], []],
  ])('when %s, has nothing to say', (_case, version, breaks, additions) => {
    expect(change(version, breaks, additions)).toBeUndefined();
  });

  it('when a break comes with less than a major step, names the version and each break', () => {
    expect(change('1.5.0', ['POST /api/notes is removed'], [])).toBe(
      'The API breaks what 1.4.0 promised, so its version must be 2.0.0, not 1.5.0:\nPOST /api/notes is removed',
    );
  });

  it('when an addition comes without a step, names the version and each addition', () => {
    expect(change('1.4.0', [], ['GET /api/prayers is removed'])).toBe(
      'The API offers more than 1.4.0, so its version must be 1.5.0, not 1.4.0. On the way back to 1.4.0:\nGET /api/prayers is removed',
    );
  });
});
