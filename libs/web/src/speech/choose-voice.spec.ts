import { describe, expect, it } from '@jest/globals';
import { chooseVoice, type Voice } from './choose-voice.js';

const voice = (name: string, lang: string, more: Partial<Voice> = {}): Voice => ({
  name,
  lang,
  default: false,
  localService: true,
  ...more,
});
const WINDOWS = [
  voice('Microsoft Zira - English (United States)', 'en-US', { default: true }),
  voice('Microsoft David - English (United States)', 'en-US'),
  voice('Google UK English Female', 'en-GB', { localService: false }),
  voice('Google UK English Male', 'en-GB', { localService: false }),
  voice('Microsoft Helena - Spanish (Spain)', 'es-ES'),
  voice('Google español', 'es-ES', { localService: false, default: true }),
];

describe('chooseVoice', () => {
  it.each([
    [
      'a man’s voice for English, even where another is the default',
      WINDOWS,
      'en',
      'Microsoft David - English (United States)',
    ],
    [
      'one from elsewhere rather than a woman’s here',
      [WINDOWS[0], WINDOWS[2], WINDOWS[3]],
      'en-US',
      'Google UK English Male',
    ],
    ['any English one where no name tells', [voice('English (America)', 'en-US')], 'en', 'English (America)'],
    ['a woman’s rather than none', [WINDOWS[2]], 'en', 'Google UK English Female'],
    ['one of this device for another language', WINDOWS, 'es', 'Microsoft Helena - Spanish (Spain)'],
    ['one that Android writes its own way', [voice('es-es-x-eea', 'es_ES')], 'es', 'es-es-x-eea'],
  ])('takes %s', (_name, voices, language, expected) => {
    expect(chooseVoice(voices as Voice[], language)?.name).toBe(expected);
  });

  it.each([
    ['a language without a voice here', WINDOWS, 'ar'],
    ['a language that merely begins alike', [voice('Esperanto', 'eo')], 'es'],
    ['a browser without voices', [], 'en'],
  ])('finds no voice for %s', (_name, voices, language) => {
    expect(chooseVoice(voices, language)).toBeUndefined();
  });
});
