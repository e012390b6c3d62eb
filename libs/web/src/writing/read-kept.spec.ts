import { describe, expect, it } from '@jest/globals';
import { draftOfText, wholeText } from '../data/sermon-text.js';
import { parseKept, readKept } from './read-kept.js';

describe('what a browser kept', () => {
  const initial = { title: '', tags: [] as string[], draft: true };

  it('is read field by field: what is missing or of another type is as at the start', () => {
    expect(readKept({ title: 'Salt' }, initial)).toEqual({ ...initial, title: 'Salt' });
    expect(readKept({ title: 'Salt', tags: 'a, b', draft: null }, initial)).toEqual({ ...initial, title: 'Salt' });
  });

  it('keeps the fields of another release', () => {
    expect(readKept({ title: 'Salt', mood: 'weary' }, initial)).toEqual({ ...initial, title: 'Salt', mood: 'weary' });
  });

  it.each(['', 'no JSON', 'null', '[]', '"a"', '7'])('is empty where it says no object: %s', (text) => {
    expect(parseKept(text)).toEqual({});
    expect(readKept(parseKept(text), initial)).toEqual(initial);
  });
});

describe('a sermon that another release kept', () => {
  it('is sent without the fields that are not known here, and keeps them', () => {
    const text = wholeText({ title: 'Salt', body: 'Typed.', mood: 'weary' });
    expect(text).toMatchObject({ body: 'Typed.', mood: 'weary' });
    expect(draftOfText(text)).not.toHaveProperty('mood');
  });
});
