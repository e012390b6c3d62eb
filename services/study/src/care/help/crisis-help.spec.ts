import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DISTRESSES } from '../words/care-words.js';
import { CrisisHelpText } from './crisis-help.js';
import { helpFor } from './help-for.js';

const GIVEN = {
  church: { name: 'Grace Church', link: 'https://grace.example' },
  countries: { GB: [{ name: { en: 'Emergency', es: 'Emergencias' }, phone: '999' }] },
};

describe('CRISIS_HELP', () => {
  it('is JSON, or the path of a file with it', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'berea-help-'));
    const file = path.join(folder, 'help.json');
    writeFileSync(file, JSON.stringify(GIVEN));
    expect(CrisisHelpText.parse(JSON.stringify(GIVEN))).toEqual(GIVEN);
    expect(CrisisHelpText.parse(file)).toEqual(GIVEN);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['no JSON', '{', ''],
    ['no file', '/not/there.json', ''],
    ['a country by its name', '{"countries":{"Britain":[{"name":"a","phone":"1"}]}}', 'countries.Britain'],
    ['no number', '{"countries":{"GB":[{"name":"a","phone":"call us"}]}}', 'countries.GB.0.phone'],
    ['no name', '{"countries":{"GB":[{"phone":"1"}]}}', 'countries.GB.0.name'],
    ['no way to reach it', '{"church":{"name":"a"}}', 'church'],
    ['a script for an address', '{"church":{"name":"a","link":"javascript:alert(1)"}}', 'church.link'],
    ['an unknown field', '{"hotline":"1"}', ''],
  ])('is refused with %s, and the field is named', (_name, text, field) => {
    const { success, error } = CrisisHelpText.safeParse(text);
    expect(success).toBe(false);
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(field);
  });
});

describe.each(DISTRESSES)('the help for %s', (distress) => {
  it.each(['en', 'es'] as const)('always has a number to call, in %s, with and without a setting', (language) => {
    for (const given of [{}, GIVEN]) {
      for (const { contacts } of helpFor(given, distress, language)) {
        expect(contacts.some(({ phone }) => phone)).toBe(true);
        expect(contacts.length).toBeGreaterThan(1);
      }
    }
    expect(helpFor(GIVEN, distress, language).map(({ country }) => country)).toEqual(['GB', null]);
  });
});
