import type { Translation } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { findTranslations, nameLanguage } from './translations.js';

const text = (code: string, title: string, language = 'en'): Translation => ({
  code,
  title,
  language,
  direction: 'ltr',
  installed: true,
});
const ALL = [
  text('KJV', 'King James Version'),
  text('YLT', 'Young’s Literal Translation'),
  text('RV1909', 'Santa Biblia, Reina-Valera 1909', 'es'),
  text('CZEBKR', 'Bible kralická', 'cs'),
];

describe('findTranslations', () => {
  it.each([
    ['', ['KJV', 'YLT', 'RV1909', 'CZEBKR']],
    ['kj', ['KJV']],
    ['spanish', ['RV1909']],
    ["young's", ['YLT']],
    ['kralicka', ['CZEBKR']],
    ['valera reina', ['RV1909']],
    ['version king', ['KJV']],
    ['klingon', []],
  ])('by %j finds %j', (typed, codes) => {
    expect(findTranslations(ALL, typed).map(({ code }) => code)).toEqual(codes);
  });
});

describe('nameLanguage', () => {
  it.each([
    ['es', 'Spanish'],
    ['hbo', 'hbo'],
    ['not a tag', 'not a tag'],
  ])('calls the language %j %j', (tag, name) => expect(nameLanguage(tag)).toBe(name));
});
