import { loadReferenceReader, type ReferenceReader } from '@berea/scripture';
import { WRITTEN_REFERENCES } from '@berea/scripture/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { askedFor } from './asked-for.js';
import { findTargets, type Known } from './find-targets.js';

let reader: ReferenceReader;
beforeAll(async () => {
  reader = await loadReferenceReader();
});

const DAY = '2026-11-20T08:00:00.000Z';
const KNOWN: Known = {
  screens: [
    { title: 'Bible', to: '/bible' },
    { title: 'Settings', to: '/settings' },
  ],
  notes: [
    { id: 'n1', title: 'Groaning and glory', scripture: 'Romans 8:22', content: 'Creation waits.', createdAt: DAY },
    { id: 'n2', title: 'Prayer', content: 'Ask', createdAt: DAY },
  ],
  sermons: [{ id: 's1', title: '', scripture: 'Romans 8:1-4', createdAt: DAY }],
  conversations: [{ id: 'c1', title: 'Romans 8 for Sunday', updatedAt: DAY }],
  recent: [{ book: 'Romans', chapter: 8 }],
  scholar: true,
  answered: false,
};
const titles = (typed: string, known = KNOWN) =>
  findTargets(typed, known, reader).map(({ title, targets }) => [title, ...targets.map((target) => target.title)]);
const first = (typed: string) => findTargets(typed, KNOWN, reader)[0]?.targets[0];

describe('the palette', () => {
  it('offers, before anything is typed, what was read and worked on last, and the screens', () => {
    expect(titles('', { ...KNOWN, answered: true })).toEqual([
      ['Read last', 'Romans 8'],
      ['Worked on last', 'Groaning and glory', 'Prayer', 'Untitled sermon'],
      ['Screens', 'Bible', 'Settings'],
    ]);
  });

  it('offers all that the server found for the typed words, and what fits of that found for earlier words', () => {
    const work = (answered: boolean) => titles('groaning', { ...KNOWN, answered })[0];
    expect(work(true)).toEqual(['Your work', 'Groaning and glory', 'Prayer', 'Untitled sermon', 'Romans 8 for Sunday']);
    expect(work(false)).toEqual(['Your work', 'Groaning and glory']);
  });

  it.each([
    ['', { holding: { sort: 'changed' } }],
    ['grace', { holding: { search: 'grace' } }],
    ['jo', { holding: { search: 'jo' } }],
    ['job', { holding: { search: 'job' }, about: { book: 'Job' } }],
    ['rom 8', { holding: { search: 'Romans 8' }, about: { book: 'Romans', chapter: 8 } }],
    ['1 jn 4:8', { holding: { search: '1 John 4:8' }, about: { book: '1 John', chapter: 4, verse: 8 } }],
    ['the twenty-third psalm', { holding: { search: 'Psalm 23' }, about: { book: 'Psalms', chapter: 23 } }],
    ['jude 9 1', { holding: { search: 'jude 9 1' } }],
  ])('asks the server, for %p, for %j', (words, asked) => expect(askedFor(words, reader)).toEqual(asked));

  it("finds a place by the abbreviation 'rom 8', and the notes and sermons about it", () => {
    expect(titles('rom 8')).toEqual([
      ['Places', 'Romans 8'],
      ['Your work', 'Groaning and glory', 'Untitled sermon', 'Romans 8 for Sunday'],
      ['Do', 'Ask Scholar about Romans 8', 'Search Scripture for “rom 8”'],
    ]);
    expect(findTargets('rom 8', KNOWN, reader).flatMap(({ targets }) => targets.map(({ to }) => to))).toEqual([
      '/bible/Romans/8',
      '/notes/n1',
      '/sermon-prep/s1',
      '/?conversation=c1',
      '/',
      '/bible?q=rom%208',
    ]);
  });

  it.each([
    ['1 jn 4:8', '1 John 4:8', '/bible/1%20John/4/8'],
    ['song', 'Song of Solomon', '/bible/Song%20of%20Solomon/1'],
    ['the twenty-third psalm', 'Psalm 23', '/bible/Psalms/23'],
    ['sett', 'Settings', '/settings'],
    ['creation', 'Groaning and glory', '/notes/n1'],
  ])('leads first, for %p, to %s', (typed, title, to) => expect(first(typed)).toMatchObject({ title, to }));

  it("offers, for 'jo', every book that begins so", () => {
    expect(titles('jo')[0]).toEqual(['Places', 'Joshua', 'Job', 'Joel', 'Jonah', 'John']);
  });

  it("offers, for 'jude 9 1', no chapter, since there is none", () => {
    expect(titles('jude 9 1')).toEqual([['Do', 'Ask Scholar about jude 9 1', 'Search Scripture for “jude 9 1”']]);
  });

  it('offers no question when there is no Scholar', () => {
    expect(titles('hope', { ...KNOWN, scholar: false })).toEqual([['Do', 'Search Scripture for “hope”']]);
  });

  it.each(WRITTEN_REFERENCES)('leads, for $written, to $key', ({ written, key }) => {
    const [, book = '', chapter, verses] = /^(.+) (\d+):([\d-]+)$/.exec(key) ?? [];
    expect(first(written)?.to).toBe(`/bible/${encodeURIComponent(book)}/${chapter}/${verses}`);
  });
});
