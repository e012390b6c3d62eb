import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { removeFolder, temporaryFolder } from './launch/temporary.mjs';
import { RESULTS_PAGE, writeSection } from './write-section.mjs';

const root = path.resolve(import.meta.dirname, '..');
const measured = ['| what | took |', '| --- | --- |', '| 4 notes | 2 ms |', '| a chapter | 1 ms |', '', 'A remark.'];

describe('a section of the results page', () => {
  let folder;
  const page = () => fs.readFileSync(path.join(folder, RESULTS_PAGE), 'utf8');
  const put = (rows) =>
    fs.writeFileSync(path.join(folder, RESULTS_PAGE), `Before\n<!-- one -->\n${rows}\n<!-- /one -->\nAfter\n`);
  beforeAll(() => {
    folder = temporaryFolder({ [RESULTS_PAGE]: '' });
  });
  beforeEach(() => put(''));
  afterAll(() => removeFolder(folder));

  it('that is empty takes the first table', () => {
    writeSection(folder, 'one', measured);
    expect(page()).toMatch(/^Before\n<!-- one -->\n\n\d{4}-\d\d-\d\d, Node [^\n]+ cores\n\n\| what/);
    expect(page()).toMatch(/\| 4 notes \| 2 ms \|\n\| a chapter \| 1 ms \|\n\n<!-- \/one -->\nAfter\n$/);
  });

  it('keeps the rows that it shows, with their new figures', () => {
    put('| what | took |\n| --- | --- |\n| 3 notes | 9 ms |');
    writeSection(folder, 'one', measured);
    expect(page()).toContain('| 4 notes | 2 ms |\n\n<!-- /one -->');
  });

  it('that shows what was not measured, or that is missing, is an error', () => {
    put('| what | took |\n| --- | --- |\n| a psalm | 9 ms |');
    expect(() => writeSection(folder, 'one', measured)).toThrow(/shows 'a psalm', which was not measured/);
    expect(() => writeSection(folder, 'two', measured)).toThrow(/no section two/);
  });
});

it('the results page is short, and has every section that is written', () => {
  const text = fs.readFileSync(path.join(root, RESULTS_PAGE), 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThan(12 << 10);
  const sections = [...text.matchAll(/<!-- ([\w-]+) -->/g)].map(([, name]) => name);
  const benches = fs.readFileSync(path.join(root, 'lab/bench/run.mjs'), 'utf8');
  const named = [...benches.matchAll(/sections: \{ ([^}]+) \}/g)].flatMap(([, list]) =>
    list.split(', ').map((each) => each.split(':')[0].replaceAll("'", '')),
  );
  const study = fs.readFileSync(path.join(root, 'lab/bench/study/sections.mjs'), 'utf8');
  const ofStudy = [...study.matchAll(/^ {2}'?([\w-]+)'?[:,]/gm)].map(([, name]) => name);
  const others = ['chaos', 'fuzz', 'engines', 'containers', 'care'];
  expect(sections.sort()).toEqual([...named, ...ofStudy, ...others].sort());
});
