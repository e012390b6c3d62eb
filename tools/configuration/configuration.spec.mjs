import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readSettings } from '../launch/environment.mjs';
import { READERS } from '../launch/readers.mjs';
import { configurationFiles, variablesOf } from './generate.mjs';

const root = path.resolve(import.meta.dirname, '../..');
let files;
beforeAll(async () => {
  files = await configurationFiles();
});

describe('the output of npm run generate for the schemas of the environment', () => {
  it('is what is committed', () => {
    expect(Object.keys(files)).toEqual(['tools/launch/variables.json', 'docs/configuration.md']);
    for (const [name, text] of Object.entries(files)) {
      expect([name, fs.readFileSync(path.join(root, name), 'utf8')]).toEqual([name, text]);
    }
  });

  it('names for each variable a form that npm start can read, and bounds without a gap', () => {
    for (const { name, form, from, to } of JSON.parse(files['tools/launch/variables.json'])) {
      expect([name, READERS[form]]).toEqual([name, expect.any(Function)]);
      if (form === 'whole number') expect([name, from, to < 10 ** 10]).toEqual([name, expect.any(Number), true]);
    }
  });

  it('has no line of a table over 200 characters', () => {
    const lines = files['docs/configuration.md'].split('\n').filter((line) => line.startsWith('|'));
    expect(lines.length).toBeGreaterThan(80);
    expect(lines.filter((line) => line.length > 200)).toEqual([]);
  });

  it('lets npm start take every default as a value', () => {
    const { values } = readSettings({}, root);
    // Those that say nothing alone are left out: METRICS_HOST without METRICS_PORT is refused.
    const usual = JSON.parse(files['tools/launch/variables.json']).filter((each) => 'default' in each && !each.needs);
    const given = Object.fromEntries(usual.map((each) => [each.name, String(each.default)]));
    expect(readSettings(given, root).values).toEqual(values);
  });
});

describe('variablesOf', () => {
  const about = (description, meta = {}) =>
    z
      .string()
      .describe(description)
      .meta({ group: 'mail', ...meta });
  const one = (field) => ['auth', z.object({ NAME: field })];

  it('lists a variable of two services once, with both as its readers', () => {
    expect(variablesOf([one(about('a')), ['study', z.object({ NAME: about('a').optional() })]])).toEqual([
      expect.objectContaining({ name: 'NAME', readBy: ['auth', 'study'], description: 'a' }),
    ]);
  });

  it('takes the word of the launcher when a service has a variable of the same name', () => {
    const schemas = [
      ['npm start', z.object({ NAME: about('a') })],
      ['auth', z.object({ NAME: z.string() })],
    ];
    expect(variablesOf(schemas)).toMatchObject([{ description: 'a', readBy: ['npm start', 'auth'] }]);
  });

  it.each([
    ['has no sentence', [one(z.string().meta({ group: 'mail' }))], /NAME needs a description/],
    ['has an unknown group', [one(about('a', { group: 'x' }))], /NAME needs a description and a group/],
    ['is no number between bounds and no text', [one(z.date().describe('a').meta({ group: 'mail' }))], /needs a form/],
    ['is described twice', [one(about('a')), ['study', z.object({ NAME: about('b') })]], /differently: by auth/],
  ])('refuses a variable that %s', (_what, schemas, problem) => {
    expect(() => variablesOf(schemas)).toThrow(problem);
  });
});
