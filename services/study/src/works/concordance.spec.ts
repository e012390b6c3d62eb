import { describe, expect, it } from '@jest/globals';
import { baseForm } from './concordance.js';

const KNOWN = new Set(
  'forgive love enemy righteous bless sin pray city hope go priest holy for even rich glad city carry stop'.split(' '),
);

describe('baseForm, the base form of an English word', () => {
  it.each([
    ['forgiveth', 'forgive'],
    ['forgiveness', 'forgive'],
    ['forgavest', 'forgive'],
    ['loved', 'love'],
    ['loveth', 'love'],
    ['lovest', 'love'],
    ['loving', 'love'],
    ['enemies', 'enemy'],
    ['righteousness', 'righteous'],
    ['holiness', 'holy'],
    ['blessed', 'bless'],
    ['sinned', 'sin'],
    ['sinners', 'sin'],
    ['prayers', 'pray'],
    ['carrieth', 'carry'],
    ['stopped', 'stop'],
    ['hoped', 'hope'],
    ['brethren', 'brother'],
  ])('leads %s back to %s', (form, base) => {
    expect(baseForm(form, (word) => KNOWN.has(word))).toBe(base);
  });

  it.each([
    'priest',
    'forest',
    'evening',
    'harvest',
    'jesus',
    'moses',
    'hundred',
    'king',
    'this',
    '',
    'x',
    'constructor',
    '__proto__',
  ])('leaves %p as it is', (word) => {
    expect(baseForm(word, (known) => KNOWN.has(known))).toBe(word);
  });
});
