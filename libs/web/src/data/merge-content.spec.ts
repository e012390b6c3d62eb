import { describe, expect, it } from '@jest/globals';
import { mergeContent } from './merge-content.js';

const saved = <Fields extends object>(fields: Fields) => ({
  id: 'n',
  version: 1,
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
  ...fields,
});
const base = saved({ title: 'Robe', content: 'He is dressed as a son.\nGrace does not wait.', tags: ['grace', 'son'] });
const merge = (mine: object, theirs: object) =>
  mergeContent(
    { ...base },
    { title: 'Robe', content: 'He is dressed as a son.\nGrace does not wait.', tags: ['grace', 'son'], ...mine },
    { ...base, version: 2, ...theirs },
    ['title', 'content', 'tags'],
  );

describe('mergeContent', () => {
  it('has both changes, of different fields and of different words of one text', () => {
    expect(merge({ title: 'The robe' }, { content: 'Other' })).toMatchObject({ title: 'The robe', content: 'Other' });
    expect(
      merge(
        { content: 'He is dressed as a beloved son.\nGrace does not wait.' },
        { content: 'He is dressed as a son.\nGrace does not wait for clean hands.' },
      )?.content,
    ).toBe('He is dressed as a beloved son.\nGrace does not wait for clean hands.');
  });

  it('has the tags that either added, without those that either removed', () => {
    expect(merge({ tags: ['grace', 'luke'] }, { tags: ['grace', 'son', 'robe'] })?.tags).toEqual([
      'grace',
      'luke',
      'robe',
    ]);
  });

  it('gives up where both changed the same words, and says nothing of what both did alike', () => {
    expect(merge({ content: 'swine' }, { content: 'field' })).toBeUndefined();
    expect(merge({ title: 'Same' }, { title: 'Same' })).toEqual({
      title: 'Same',
      content: base.content,
      tags: base.tags,
    });
  });

  it('leaves alone what the form does not write, however it changed elsewhere, and says what it says beside', () => {
    expect(
      merge({ title: 'Mine', draft: false }, { content: 'Theirs', body: 'A manuscript.', truncated: true }),
    ).toEqual({
      title: 'Mine',
      content: 'Theirs',
      tags: base.tags,
      draft: false,
    });
  });
});
