import { describe, expect, it } from '@jest/globals';
import { note } from '../testing/notes.js';
import { binnedNote, binnedSermon } from './list-bin.js';

describe('a line of the bin', () => {
  it.each([
    ['journal', 'Journal entry'],
    ['study-tool', 'Tool analysis'],
    ['witness', 'Study note'],
  ])('of a note with the tag %s says %s', (tag, what) => {
    const { title, what: said } = binnedNote({ ...note('Salt', { tags: [tag] }), deletedAt: '2026-11-20' });
    expect([title, said]).toEqual(['Salt', what]);
  });

  it('of a sermon without a title says that it has none', () => {
    const sermon = { ...note('', {}), scripture: '', outline: '', deletedAt: '2026-11-20' };
    expect(binnedSermon(sermon)).toMatchObject({ title: 'Untitled sermon', what: 'Sermon' });
  });
});
