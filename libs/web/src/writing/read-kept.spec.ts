import { describe, expect, it } from '@jest/globals';
import { parseKept, readKept } from './read-kept.js';

describe('a text that a browser kept', () => {
  const initial = { title: '', tags: [] as string[], draft: true };

  it('is read field by field: a field that is missing or of another type is as at the start', () => {
    expect(readKept({ title: 'Salt' }, initial)).toEqual({ ...initial, title: 'Salt' });
    expect(readKept({ title: 'Salt', tags: 'a, b', draft: null }, initial)).toEqual({ ...initial, title: 'Salt' });
  });

  it('keeps the fields of another release', () => {
    expect(readKept({ title: 'Salt', mood: 'weary' }, initial)).toEqual({ ...initial, title: 'Salt', mood: 'weary' });
  });

  it.each(['', 'no JSON', 'null', '[]', '"a"', '7'])('is empty when it is not an object: %s', (text) => {
    expect(parseKept(text)).toEqual({});
    expect(readKept(parseKept(text), initial)).toEqual(initial);
  });
});
