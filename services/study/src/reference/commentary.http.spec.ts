import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

interface Note {
  readonly id: string;
  readonly work: string;
  readonly kind: string;
  readonly author: string;
  readonly place?: { readonly chapter: number; readonly verse: number; readonly endVerse: number };
}

describeWithLibrary('GET /api/bible/commentary/{book}/{chapter}', () => {
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    study = await startStudy();
    ruth = await study.member();
  });
  afterAll(() => study.stop());

  const get = (address: string) => ruth.api.get(`/api/bible/commentary/${address}`);
  const notesOf = async (address: string): Promise<Note[]> => (await get(address).expect(200)).body.notes;

  it('for a chapter, answers the notes of every installed commentary, and the outline', async () => {
    const { body } = await get('Romans/8').expect(200);
    expect(body).toMatchObject({ book: 'Romans', chapter: 8 });
    expect(body.outline[0]).toEqual({
      place: { book: 'Romans', chapter: 8, verse: 1, endVerse: 9 },
      title: expect.stringMatching(/freedom of believers from condemnation/i),
    });
    expect(new Set(body.notes.map(({ work }: Note) => work))).toEqual(
      new Set(['commentary-mhcc', 'commentary-scofield']),
    );
    for (const note of body.notes as Note[]) {
      expect(note).toMatchObject({ author: expect.stringMatching(/\w/), kind: 'note', place: { chapter: 8 } });
    }
  });

  it('for the first chapter of a book, answers its introductions first', async () => {
    const [first] = await notesOf('Romans/1');
    expect(first).toMatchObject({ kind: 'introduction', author: 'Matthew Henry' });
    expect(first).not.toHaveProperty('place');
    for (const address of ['Romans/2', 'Romans/1?verse=1']) {
      expect((await notesOf(address)).map(({ kind }) => kind)).not.toContain('introduction');
    }
  });

  it('for a chapter with much to say, answers in parts below 512 KiB that are all of it together', async () => {
    const ids: string[] = [];
    let parts = 0;
    for (let offset: number | undefined = 0; offset !== undefined; parts += 1) {
      const answer: { text: string; body: { outline: []; notes: Note[]; next?: number } } = await get(
        `Psalms/119?offset=${offset}`,
      ).expect(200);
      expect(Buffer.byteLength(answer.text)).toBeLessThan(512 << 10);
      ids.push(...answer.body.notes.map(({ id }: Note) => id));
      offset = answer.body.next;
    }
    expect(parts).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    const last = await notesOf('Psalms/119?verse=176');
    expect(ids).toEqual(expect.arrayContaining(last.map(({ id }) => id)));
    expect((await get('Romans/8').expect(200)).body).not.toHaveProperty('next');
    expect((await get('Romans/8?offset=1').expect(200)).body.outline).toEqual([]);
    expect(await notesOf('Romans/8?offset=100000')).toEqual([]);
  });

  it('with a verse, answers its notes and its section alone', async () => {
    const { body } = await get('Psalms/23?verse=4').expect(200);
    expect(body.notes.length).toBeGreaterThan(3);
    for (const { place } of body.notes as Note[]) {
      expect(place?.verse).toBeLessThanOrEqual(4);
      expect(place?.endVerse).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(body.notes.map(({ kind }: Note) => kind))).toEqual(
      new Set(['note', 'exposition', 'quotation', 'hint']),
    );
    const quoted = body.notes.find(({ kind }: Note) => kind === 'quotation');
    expect(quoted).toMatchObject({ author: 'C. H. Spurgeon', by: expect.stringMatching(/\w/) });
    expect((await get('Romans/8?verse=28').expect(200)).body.outline).toEqual([
      expect.objectContaining({ place: { book: 'Romans', chapter: 8, verse: 28, endVerse: 31 } }),
    ]);
  });

  it('with a work, answers its notes alone', async () => {
    const notes = await notesOf('Romans/8?work=commentary-scofield');
    expect(new Set(notes.map(({ work }) => work))).toEqual(new Set(['commentary-scofield']));
    expect(await notesOf('Romans/8?work=commentary-tdavid')).toEqual([]);
  });

  it.each([
    ['Hezekiah/1', 'no book called Hezekiah'],
    ['Jude/2', 'Jude has 1 chapter.'],
    ['Jude/1?verse=26', 'Jude 1 has 25 verses.'],
    ['John/3?work=calvin', 'There is no commentary calvin. Installed here: commentary-mhcc,'],
    ['John/3?work=bible-kjv', 'There is no commentary bible-kjv.'],
  ])('for %s, answers 404 and names what there is', async (address, message) => {
    const { body } = await get(address).expect(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND', message: expect.stringContaining(message) });
  });

  it.each([
    'John/three',
    'John/0',
    'John/3?verse=0',
    'John/3?verse=x',
    'John/3?work=',
    `John/3?work=${'x'.repeat(41)}`,
  ])('for %s, answers 400', async (address) => {
    expect((await get(address).expect(400)).body.code).toBe('BAD_REQUEST');
  });
});
