import type { Translation } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { chooseTranslation } from './choose-translation.js';

const text = (code: string, title: string, installed: boolean): Translation => ({
  code,
  title,
  language: 'en',
  direction: 'ltr',
  installed,
});
const OFFERED = [
  text('KJV', 'King James Version', true),
  text('WEB', 'World English Bible', true),
  text('BBE', 'Bible in Basic English', false),
  text('NIV', 'New International Version', false),
];
const choose = (asked?: string, preferred?: string, offered: readonly Translation[] | undefined = OFFERED) =>
  chooseTranslation({ asked, preferred, offered });

describe('chooseTranslation', () => {
  it.each([
    ['the King James Version without a wish', undefined, undefined, 'KJV'],
    ['the translation that the address asks for, in any case', 'web', 'kjv', 'WEB'],
    ['the profile’s default', undefined, 'web', 'WEB'],
    ['the profile’s default where the address asks for nothing', '  ', 'web', 'WEB'],
  ])('gives %s', (_name, asked, preferred, code) => {
    expect(choose(asked, preferred)).toEqual({ code });
  });

  it.each([
    [
      'one that is not installed',
      'bbe',
      undefined,
      'KJV',
      'The Bible in Basic English (BBE) is not installed here. You are reading the KJV.',
    ],
    [
      'one that needs a licence',
      'NIV',
      'web',
      'WEB',
      'The New International Version (NIV) needs a licence and is not installed here. You are reading the WEB.',
    ],
    ['an unknown one', 'xyz', 'niv', 'KJV', 'There is no translation called “XYZ”. You are reading the KJV.'],
    [
      'a default that is not installed',
      undefined,
      'niv',
      'KJV',
      'The New International Version (NIV), your default translation, needs a licence and is not installed here. You are reading the KJV.',
    ],
  ])('says why another translation is shown instead of %s', (_name, asked, preferred, code, notice) => {
    expect(choose(asked, preferred)).toEqual({ code, notice });
  });

  it('takes the wished translation unchecked until the list of translations is there', () => {
    expect(chooseTranslation({ asked: 'niv', preferred: 'web', offered: undefined })).toEqual({ code: 'NIV' });
    expect(chooseTranslation({ asked: undefined, preferred: 'web', offered: undefined })).toEqual({ code: 'WEB' });
    expect(chooseTranslation({ asked: undefined, preferred: undefined, offered: undefined })).toEqual({ code: 'KJV' });
  });

  it('takes an available text when even the King James Version is missing', () => {
    const offered = [text('KJV', 'King James Version', false), text('GERLUT', 'Luther', true)];
    expect(choose(undefined, undefined, offered)).toMatchObject({ code: 'GERLUT' });
    expect(choose('kjv', undefined, [text('KJV', 'King James Version', false)])).toEqual({ code: 'KJV' });
  });
});
