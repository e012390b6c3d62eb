import { describe, expect, it } from '@jest/globals';
import { note } from '../testing/notes.js';
import { checkTags, parseTags, toNoteDraft, toValues } from './note-form.js';

describe('parseTags', () => {
  it('trims the tags and drops empty ones', () => {
    expect(parseTags(' beatitudes ,, sermon on the mount,  ,')).toEqual(['beatitudes', 'sermon on the mount']);
    expect(parseTags(' , ')).toEqual([]);
    expect(parseTags('Grace, grace , GRACE,the  Son, The Son')).toEqual(['Grace', 'the Son']);
  });
});

describe('checkTags', () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`).join(',');

  it('allows 50 tags of 60 characters, and says what is wrong with more and with longer ones', () => {
    expect(checkTags(list(50))).toBeUndefined();
    expect(checkTags(` ${'x'.repeat(60)} `)).toBeUndefined();
    expect(checkTags(list(51))).toBe('A note can have at most 50 tags.');
    expect(checkTags(`ok, ${'x'.repeat(61)}`)).toBe('A tag can be at most 60 characters.');
  });
});

describe('a note in the form', () => {
  it('is sent unchanged when the user changes nothing', () => {
    const saved = note('Salt', { content: ' two\nlines ', scripture: 'Matthew 5:13', tags: ['a', 'b c'] });
    expect(toNoteDraft(toValues(saved))).toEqual({
      title: 'Salt',
      content: ' two\nlines ',
      scripture: 'Matthew 5:13',
      tags: ['a', 'b c'],
    });
  });

  it('leaves out scripture and tags when they are blank', () => {
    const draft = toNoteDraft({ title: ' Salt ', scripture: '  ', content: 'c', tags: ' , ' });
    expect(draft).toEqual({ title: 'Salt', content: 'c' });
    expect(Object.keys(draft)).toEqual(['title', 'content']);
  });
});
