import { describe, expect, it } from '@jest/globals';
import { searchNotes } from './note-list.js';
import { note } from './testing/notes.js';

describe('searchNotes', () => {
  const notes = [
    note('MERCY', { content: 'a' }),
    note('b', { content: 'on mercy alone' }),
    note('c', { content: 'c', scripture: 'Mercy 1:1' }),
    note('d', { content: 'd', tags: ['x', 'works-of-Mercy'] }),
    note('e', { content: 'e' }),
  ];

  it('looks into title, content, scripture and every tag, whatever the case', () => {
    expect(searchNotes(notes, ' meRCy ').map(({ title }) => title)).toEqual(['MERCY', 'b', 'c', 'd']);
  });

  it('keeps all for a blank term and none for one that nothing holds', () => {
    expect(searchNotes(notes, '  ')).toEqual(notes);
    expect(searchNotes(notes, 'mercies')).toEqual([]);
  });
});
