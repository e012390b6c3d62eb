import type { Translation } from '@berea/contracts';
import { TRANSLATION_CODES } from '@berea/contracts/values';
import { describe, expect, it } from '@jest/globals';
import { offerTranslations, whyMissing } from './offer-translations.js';

const text = (code: string, installed = true): Translation => ({
  code,
  title: `The ${code}`,
  language: 'en',
  direction: 'ltr',
  installed,
});
const codes = (known: readonly Translation[]) => offerTranslations(known).map(({ code }) => code);
const LISTED = TRANSLATION_CODES.map((code) => code.toUpperCase());

describe('offerTranslations', () => {
  it('offers all of the preference list in its order, then the further ones that are installed', () => {
    expect(codes([text('GerLut'), text('WEB'), text('Absent', false), text('KJV')])).toEqual([...LISTED, 'GerLut']);
  });

  it('marks a translation of the preference list as not installed when the server does not name it', () => {
    expect(codes([])).toEqual(LISTED);
    expect(offerTranslations([text('KJV')])[1]).toMatchObject({ code: 'KJV1611', installed: false });
    expect(offerTranslations([text('KJV')])[0]).toEqual(text('KJV'));
  });
});

describe('whyMissing', () => {
  it.each([
    [text('KJV'), undefined],
    [text('BBE', false), 'not installed on this server'],
    [text('NIV', false), 'needs a licence'],
    [text('NIV'), undefined],
  ])('of the translation %j says %j', (translation, words) => expect(whyMissing(translation)).toBe(words));
});
