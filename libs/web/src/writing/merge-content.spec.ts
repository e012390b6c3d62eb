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
  it('has the changes of both sides, to different fields and to different words of one text', () => {
    expect(merge({ title: 'The robe' }, { content: 'Other' })).toMatchObject({ title: 'The robe', content: 'Other' });
    expect(
      merge(
        { content: 'He is dressed as a beloved son.\nGrace does not wait.' },
        { content: 'He is dressed as a son.\nGrace does not wait for clean hands.' },
      )?.content,
    ).toBe('He is dressed as a beloved son.\nGrace does not wait for clean hands.');
  });

  it('has the tags that either side added, without those that either removed', () => {
    expect(merge({ tags: ['grace', 'luke'] }, { tags: ['grace', 'son', 'robe'] })?.tags).toEqual([
      'grace',
      'luke',
      'robe',
    ]);
  });

  it('gives up when both sides changed the same words, unless both made the same change', () => {
    expect(merge({ content: 'swine' }, { content: 'field' })).toBeUndefined();
    expect(merge({ title: 'Same' }, { title: 'Same' })).toEqual({
      title: 'Same',
      content: base.content,
      tags: base.tags,
    });
  });

  it("ignores changes elsewhere to fields that the form does not write, but keeps the form's own values in them", () => {
    expect(
      merge({ title: 'Mine', draft: false }, { content: 'Theirs', body: 'A manuscript.', truncated: true }),
    ).toEqual({
      title: 'Mine',
      content: 'Theirs',
      tags: base.tags,
      draft: false,
    });
  });

  it('joins manuscripts of two hundred pages, and gives up on one that would take too long', () => {
    const paragraph = (number: number) => `Paragraph ${number} of the manuscript says what the one before did not.`;
    const body = Array.from({ length: 2_000 }, (_, number) => paragraph(number)).join('\n\n');
    const mine = body.replace('Paragraph 7 ', 'My paragraph ');
    const theirs = `${body.replace('Paragraph 8 ', 'Their paragraph ')}\nAmen.`;
    expect(mergeContent({ body }, { body: mine }, { body: theirs }, ['body'])?.body).toBe(
      theirs.replace('Paragraph 7 ', 'My paragraph '),
    );
    for (const hostile of ['a '.repeat(100_000), 'a\n'.repeat(100_000), '\n'.repeat(200_000)]) {
      const ends = { mine: `mine ${hostile}`, theirs: `${hostile} theirs` };
      const joined = mergeContent({ body: hostile }, { body: ends.mine }, { body: ends.theirs }, ['body']);
      expect([undefined, `mine ${hostile} theirs`]).toContain(joined?.body);
    }
  });
});
