import { describe, expect, it } from '@jest/globals';
import { fieldsOf, outlineOf } from './outline-text.js';

const sermon = { title: 'Far off', scripture: 'Luke 15', theme: 'Mercy', outline: '' };
const none = { point1: '', point2: '', point3: '', callToAction: '', closingVerse: '', before: '' };

describe('the eight parts of a sermon', () => {
  it('are its title, passage and theme, and the lines of its outline', () => {
    const outline = 'I. The son\nwho left\nIII. The brother\nClosing Verse: Luke 15:32';
    const built = outlineOf({ ...sermon, outline });
    const { point1, point2, point3, closingVerse } = built;
    expect(built).toMatchObject({ title: 'Far off', text: 'Luke 15', theme: 'Mercy', before: '' });
    expect([point1, point2, point3, closingVerse]).toEqual(['The son\nwho left', '', 'The brother', 'Luke 15:32']);
    expect(fieldsOf(built)).toEqual({ ...sermon, outline });
  });

  it.each([
    '',
    'Introduction\nI. The son',
    'I. One\nI. Another',
    'My own words',
    '\n\nMine\n\nI. One \nCall to Action: Go',
    'Theme: Another one\nI. One',
    'III. Three\nIV. Four',
  ])('of an outline of any make (%j) come back as the same outline', (outline) => {
    expect(fieldsOf(outlineOf({ ...sermon, outline }))).toEqual({ ...sermon, outline });
  });

  it('in another order keep all words', () => {
    expect(fieldsOf(outlineOf({ ...sermon, outline: 'II. Two\nI. One\nmore' })).outline).toBe('I. One\nmore\nII. Two');
  });

  it.each(['', 'Mercy'])(
    'have one theme, where an earlier release put it into the outline, too (field: %j)',
    (theme) => {
      const built = outlineOf({ ...sermon, theme, outline: 'Theme: Mercy\nI. The son' });
      expect(built).toEqual({ ...none, title: 'Far off', text: 'Luke 15', theme: 'Mercy', point1: 'The son' });
      expect(fieldsOf(built)).toEqual({ ...sermon, theme: 'Mercy', outline: 'I. The son' });
    },
  );
});
