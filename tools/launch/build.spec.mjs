import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { build, failuresIn, isBuilt, sourceHash } from './build.mjs';
import { removeFolder, temporaryFolder, writeFile } from './temporary.mjs';

const sources = {
  'services/study/src/main.ts': 'a',
  'services/study/src/main.spec.ts': 'test',
  'services/study/README.md': 'words',
  'apps/shell/e2e/story.ts': 'story',
  'tools/rspack/web.mjs': 'w',
  'tools/start.mjs': 's',
  'package-lock.json': '{}',
  'nx.json': '{}',
};

describe('the cached build of npm start', () => {
  let root;
  const change = (file, text = 'changed') => writeFile(root, file, text);

  beforeEach(() => {
    root = temporaryFolder(sources);
  });
  afterEach(() => removeFolder(root));

  it.each(['services/study/src/main.ts', 'tools/rspack/web.mjs', 'package-lock.json', 'libs/new/src/index.ts'])(
    'is made again after a change of %s',
    (file) => {
      const before = sourceHash(root);
      change(file);
      expect(sourceHash(root)).not.toBe(before);
    },
  );

  it('is kept after changes of tests, READMEs, journeys, launcher, packages or file dates', () => {
    const before = sourceHash(root);
    for (const file of ['services/study/src/main.spec.ts', 'services/study/README.md', 'apps/shell/e2e/story.ts']) {
      change(file);
    }
    change('tools/start.mjs');
    change('services/study/node_modules/x/index.js');
    fs.utimesSync(path.join(root, 'nx.json'), 1, 1);
    expect(sourceHash(root)).toBe(before);
  });

  it('is made again after a source file was moved', () => {
    const before = sourceHash(root);
    fs.renameSync(path.join(root, 'services/study/src/main.ts'), path.join(root, 'services/study/src/app.ts'));
    expect(sourceHash(root)).not.toBe(before);
  });

  it('counts only for the same sources, and with every output in place and whole', () => {
    const output = change('dist/study/main.mjs', 'built');
    expect(isBuilt(root, ['study'], 'h')).toBe(false);
    change('dist/.built/study.json', JSON.stringify({ sources: 'h', files: [['dist/study/main.mjs', 5]] }));
    expect(isBuilt(root, ['study'], 'h')).toBe(true);
    expect(isBuilt(root, ['study'], 'other')).toBe(false);
    expect(isBuilt(root, ['study', 'auth'], 'h')).toBe(false);
    fs.writeFileSync(output, 'bui');
    expect(isBuilt(root, ['study'], 'h')).toBe(false);
    fs.rmSync(output);
    expect(isBuilt(root, ['study'], 'h')).toBe(false);
    change('dist/.built/study.json', '{"sources":"h","fil');
    expect(isBuilt(root, ['study'], 'h')).toBe(false);
  });

  it('when the build fails, shows what it printed and does not count as built', async () => {
    change('dist/.built/study.json', JSON.stringify({ sources: 'h', files: [] }));
    const logged = [];
    // Nx finds no workspace in this folder.
    const failed = build({ root, log: (text) => logged.push(text) }, ['study'], 'h');
    await expect(failed).rejects.toThrow(/The build failed/);
    expect(logged.join()).not.toBe('');
    expect(isBuilt(root, ['study'], 'h')).toBe(false);
  });

  it('failuresIn, of a long output, gives what the failed projects printed', () => {
    const output = [
      '> nx run study:build\n\n> rspack build\n\nERROR in ./src/main.ts\n',
      '> nx run shell:build\n\nRspack compiled successfully\n\n\n NX   Running target build failed\n',
      'Failed tasks:\n\n- study:build\n\n  Run duration: 5 s\n',
    ].join('\n');
    expect(failuresIn(output)).toBe('study:build\n\n> rspack build\n\nERROR in ./src/main.ts');
    expect(failuresIn('no workspace')).toBe('no workspace');
  });
});
