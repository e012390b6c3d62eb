import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findPatterns, productFiles } from './find-patterns.mjs';
import { faultsOf } from './judge.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const relative = (file) => path.relative(root, file).split(path.sep).join('/');

/** Patterns that are not linear, or made when the program runs (`made`), with what makes them safe. */
const EXCEPTIONS = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'exceptions.json'), 'utf8')).flatMap(
  ({ bound, patterns }) => patterns.map((one) => ({ ...one, bound })),
);
const keyOf = ({ file, pattern }) => `${file}: ${pattern}`;

/** One verdict for each pattern, in all of its places. */
const verdicts = new Map();
function verdictOf(source, flags) {
  const key = `/${source}/${flags}`;
  if (!verdicts.has(key)) verdicts.set(key, faultsOf(source, flags));
  return verdicts.get(key);
}

const FOUND = findPatterns(['services', 'libs', 'apps'].flatMap((group) => productFiles(path.join(root, group)))).map(
  ({ file, line, source, flags }) => {
    const pattern = source ?? 'made';
    const faults = source === undefined ? ['Made of what is known only when it runs'] : verdictOf(source, flags);
    return { file: relative(file), line, pattern, faults };
  },
);

describe('the regular expressions of services, libs and apps', () => {
  it('are found, literals and those made of constants', () => expect(FOUND.length).toBeGreaterThan(900));

  // Mend the pattern: `trimEnd()` for /\s+$/, (?<!x)x+y for x+y. An exception needs a bound that is true.
  it('cost as much as their text is long, or have a bound in exceptions.json', () => {
    const excepted = new Set(EXCEPTIONS.map(keyOf));
    const faulty = FOUND.filter((one) => one.faults.length && !excepted.has(keyOf(one)));
    expect(
      faulty.map(({ file, line, pattern, faults }) => `${file}:${line} /${pattern}/ ${faults.join('; ')}`),
    ).toEqual([]);
  });

  it('have no exception that none of them needs, and none without a bound', () => {
    const needed = new Set(FOUND.filter(({ faults }) => faults.length).map(keyOf));
    expect(EXCEPTIONS.map(keyOf).filter((key) => !needed.has(key))).toEqual([]);
    expect(EXCEPTIONS.filter(({ bound }) => !/\.$/.test(bound))).toEqual([]);
  });
});

describe('a pattern is called faulty', () => {
  it.each([
    ['[^\\S\\n]+$', 'gm', 'Move'],
    ['[.!?]+["”’\')\\]]*(?=\\s)', 'g', 'Move'],
    ['\\s*\\(', '', 'Move'],
    ['a+a+b', '', 'Trade'],
    ['^\\s*a?\\s*$', '', 'Trade'],
    ['(?:\\d+ ?)*\\d+x', '', 'Self \\(exponential\\)'],
    ['\\bwhere\\b.*\\bfound\\b', '', 'Restart'],
    ['(?:ab)+c', '', 'Restart'],
    ['<a[^>]*>b', 'gi', 'Restart'],
  ])('/%s/%s, for %s', (source, flags, fault) =>
    expect(faultsOf(source, flags).join()).toMatch(new RegExp(`^${fault}`)),
  );

  it.each([
    ['(?<!\\s)\\s+$', ''],
    ['(?<![.!?])[.!?]+["”]*(?=\\s)', 'g'],
    ["\\p{L}+(?:['-]\\p{L}+)*", 'gu'],
    ['^#{1,6}\\s+(\\S.*)$', ''],
    ['<([^<>]*)>', 'g'],
    ['\\d+(?:(?: ?- ?| )\\d+)*', 'y'],
  ])('not /%s/%s', (source, flags) => expect(faultsOf(source, flags)).toEqual([]));
});

describe('the text of a pattern', () => {
  it('is followed through constants, templates and sums into other files', () => {
    const files = ['find-patterns.mjs', 'judge.mjs', 'patterns.spec.mjs'].map((file) =>
      path.join(import.meta.dirname, file),
    );
    const found = findPatterns(files);
    expect(found.filter(({ file }) => file.endsWith('find-patterns.mjs')).map(({ source }) => source)).toContain(
      '\\.(?:ts|tsx|mjs)$',
    );
    expect(found.some(({ made }) => made?.includes('node.element.raw'))).toBe(true);
    const verifier = path.join(root, 'libs/verify/src/attribution.ts');
    expect(findPatterns([verifier]).some(({ source }) => source?.startsWith('^[\\s*_~'))).toBe(true);
  });
});
