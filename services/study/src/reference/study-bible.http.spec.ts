import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';
import { earlierPack, writeStudyBible } from '../testing/study-bible.js';

describeWithLibrary('the answers of Berea Notes', () => {
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    study = await startStudy();
    ruth = await study.member();
  });
  afterAll(() => study.stop());

  const get = (address: string) => ruth.api.get(`/api/library/berea/answers${address}`);
  const ids = async (query: string): Promise<string[]> =>
    (await get(query).expect(200)).body.results.map(({ id }: { id: string }) => id);

  it('come all in one list, by kind, each with a question as its title', async () => {
    const { body } = await get('').expect(200);
    expect(body.total).toBe(body.results.length);
    expect(body.edition).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(body.results).toContainEqual({
      id: 'assurance',
      kind: 'doctrine',
      title: 'How do I know for sure I am going to heaven',
    });
    const kinds = body.results.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual([...kinds].sort());
  });

  it('are found by a question in either language', async () => {
    expect((await ids('?q=Am%20I%20really%20saved%20if%20I%20doubt'))[0]).toBe('assurance');
    expect((await ids('?language=es&q=seguridad%20de%20la%20salvaci%C3%B3n'))[0]).toBe('assurance');
  });

  it('have a lead, passages with their reasons, views with their texts, and what is related', async () => {
    const { body } = await get('/burden-and-load').expect(200);
    expect(body.lead).toMatch(/^Both\./);
    expect(body.passages[0]).toEqual({
      reference: 'Galatians 6:2',
      place: { book: 'Galatians', chapter: 6, verse: 2, endVerse: 2 },
      why: expect.stringContaining('*baros*'),
    });
    expect(body.next.map(({ id }: { id: string }) => id)).toContain('assurance');
    const { views } = (await get('/assurance').expect(200)).body;
    expect(views[0].references[0].reference).toBe('John 10:27–29');
  });

  it('have Spanish texts when they are asked for', async () => {
    expect((await get('/burden-and-load?language=es').expect(200)).body.lead).toMatch(/^Ambas cosas\./);
  });

  it('are 404 for an unknown id, and 400 for another language', async () => {
    expect((await get('/no-such').expect(404)).body.message).toBe('Berea Notes has no answer no-such.');
    expect((await get('?language=de').expect(400)).body.message).toContain('language is en or es.');
  });

  it('begin Scholar’s answer to a question that is like one of theirs', async () => {
    const { body } = await ruth.api
      .post('/api/chat/messages')
      .send({ message: 'Does Galatians 6 contradict itself about carrying burdens?' })
      .expect(201);
    expect(body.response).toMatch(/^Both\. There is what weighs so much/);
    expect(body.sources.map(({ id }: { id: string }) => id)).toEqual(['bible-kjv', 'berea']);
    expect(
      body.citations.filter(({ verdict }: { verdict: string }) => !/^(exact|valid_reference)/.test(verdict)),
    ).toEqual([]);
  });
});

describe('Berea Notes, apart from answers', () => {
  let folder: string;
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(tmpdir(), 'berea-notes-'));
    writeStudyBible(folder);
    study = await startStudy(undefined, { BEREA_LIBRARY_DIR: folder });
    ruth = await study.member();
  });
  afterAll(async () => {
    await study.stop();
    fs.rmSync(folder, { recursive: true });
  });

  const get = (address: string) => ruth.api.get(`/api/library/berea/${address}`);
  const listed = async (address: string): Promise<string[]> =>
    (await get(address).expect(200)).body.results.map(({ id }: { id: string }) => id);
  const ids = (query: string) => listed(`sections${query}`);
  const message = async (address: string): Promise<string> => (await get(address).expect(404)).body.message;

  it('counts its parts for each book that has any, in the order of the books', async () => {
    expect((await get('books').expect(200)).body).toEqual({
      edition: '2026-11-27',
      books: [
        { book: 'Ruth', sections: 2, introduction: { id: 'ruth', book: 'Ruth' } },
        { book: 'Jonah', sections: 1, introduction: { id: 'jonah', book: 'Jonah' } },
      ],
    });
  });

  it('lists sections by title and range, those of a book in the order of its text', async () => {
    expect(await ids('')).toEqual(['ruth-1-1-18', 'ruth-1-19-2-3', 'jonah-1-1-16']);
    expect((await get('sections?book=ruth').expect(200)).body.results).toEqual([
      {
        id: 'ruth-1-1-18',
        title: 'A vow on the road',
        reference: 'Ruth 1:1–18',
        place: { book: 'Ruth', chapter: 1, verse: 1, endVerse: 18 },
      },
      {
        id: 'ruth-1-19-2-3',
        title: 'Home with nothing',
        reference: 'Ruth 1:19–2:3',
        place: { book: 'Ruth', chapter: 1, verse: 19, endVerse: 22 },
      },
    ]);
    expect(await ids('?book=Mark')).toEqual([]);
  });

  it('finds sections by words of title, note, questions and themes, the passages that are named first', async () => {
    expect((await ids('?q=the%20bitter%20gates'))[0]).toBe('ruth-1-19-2-3');
    expect((await ids('?q=sailors'))[0]).toBe('jonah-1-1-16');
    expect(await ids('?q=loyal%20love')).toHaveLength(3);
    expect((await ids('?q=bitter%20in%20Jonah%201:4'))[0]).toBe('jonah-1-1-16');
    expect(await ids('?q=xyz')).toEqual([]);
    expect(await ids('?book=Jonah&q=bitter%20storm')).toEqual(['jonah-1-1-16']);
  });

  it('has everything that is written on a passage, and leads to the one before and the one after', async () => {
    const { body } = await get('sections/ruth-1-19-2-3').expect(200);
    expect(body).toMatchObject({
      title: 'Home with nothing',
      edition: '2026-11-27',
      note: 'Naomi is bitter at the gate.',
      keyVerse: { reference: 'Ruth 1:20', place: { book: 'Ruth', chapter: 1, verse: 20, endVerse: 20 } },
      asked: [{ question: 'Why does she stay?', answer: 'The text says only what she vows.' }],
      movements: [
        { reference: 'Ruth 1:19', title: 'Leaving', verses: 1 },
        { reference: 'Ruth 1:20–2:3', title: 'Coming home', verses: 6 },
      ],
      questions: ['Who stays?', 'Who goes?'],
      caution: expect.stringMatching(/^The vow/),
      themes: ['Loyal love', 'famine'],
      introduction: { id: 'ruth', book: 'Ruth' },
      previous: { id: 'ruth-1-1-18' },
      next: { id: 'jonah-1-1-16' },
      source: 'berea',
    });
    expect((await get('sections/jonah-1-1-16').expect(200)).body.next).toBeUndefined();
  });

  it('finds the section of a verse, and none for a verse without', async () => {
    const at = async (verse: string) => (await get(`verses/${verse}`).expect(200)).body;
    expect((await at('Ruth/2/3')).section).toMatchObject({ id: 'ruth-1-19-2-3', next: { id: 'jonah-1-1-16' } });
    expect((await at('rut/1/18')).section).toMatchObject({ id: 'ruth-1-1-18' });
    expect(await at('Ruth/2/4')).toEqual({});
  });

  it('answers 404 for an unknown id, book or verse, and 400 for a search that is too long', async () => {
    expect((await get('sections/luke-15-11-32').expect(404)).body.message).toBe(
      'Berea Notes has no section luke-15-11-32.',
    );
    await get('sections?book=Tobit').expect(404);
    await get('verses/Ruth/9/1').expect(404);
    for (const list of ['sections', 'introductions', 'articles']) await get(`${list}?q=${'a'.repeat(201)}`).expect(400);
  });

  it('introduces a book by any of its names: who says what, its parts with their sections, and how long it is', async () => {
    const { body } = await get('introductions/ruth').expect(200);
    const named = (reference: string, chapter: number, verse: number, endVerse: number) => ({
      reference,
      place: { book: 'Ruth', chapter, verse, endVerse },
    });
    expect(body).toMatchObject({
      id: 'ruth',
      book: 'Ruth',
      edition: '2026-11-27',
      author: { says: 'The book names no author.', tradition: 'Tradition names a prophet.' },
      date: { says: 'It tells of old days.', disputed: 'Scholars differ on when it was written.' },
      readers: { says: 'It speaks to those who know the story.' },
      keyVerse: named('Ruth 1:16', 1, 16, 16),
      outline: [
        { ...named('Ruth 1', 1, 1, 22), title: 'Empty', sections: [{ id: 'ruth-1-1-18' }, { id: 'ruth-1-19-2-3' }] },
        { ...named('Ruth 2–4', 2, 1, 23), title: 'Filled', sections: [] },
      ],
      themes: ['Loyal love', 'famine'],
      preach: { one: 'Follow who stays.', four: [{ reference: 'Ruth 1' }, {}, {}, { reference: 'Ruth 4' }] },
      next: { id: 'jonah', book: 'Jonah' },
      source: 'berea',
    });
    expect(body.preach.eight[7]).toEqual({ ...named('Ruth 1:8', 1, 8, 8), title: 'Verse 8' });
    expect(body.author.disputed).toBeUndefined();
    expect(body.previous).toBeUndefined();
    // Ruth has 2,574 words.
    expect(body).toMatchObject({ words: 2_574, minutes: 13 });
    expect((await get('introductions/Jonás').expect(200)).body.previous).toEqual({ id: 'ruth', book: 'Ruth' });
  });

  it('lists introductions in the order of the Bible, and finds them by words, the book that is named first', async () => {
    expect(await listed('introductions')).toEqual(['ruth', 'jonah']);
    expect(await listed('introductions?q=reapers')).toEqual(['ruth']);
    expect((await listed('introductions?q=a%20stranger%20in%20Jonah%201:4'))[0]).toBe('jonah');
    expect((await listed('introductions?q=the%20book%20of%20Ruth'))[0]).toBe('ruth');
    expect(await listed('introductions?q=xyz')).toEqual([]);
  });

  it('lists articles by kind and name, or those of one kind', async () => {
    expect(await listed('articles')).toEqual(['boaz', 'naomi', 'moab', 'sandal']);
    expect(await listed('articles?kind=person')).toEqual(['boaz', 'naomi']);
    expect(await listed('articles?kind=angel')).toEqual([]);
    expect((await get('articles?kind=person&offset=1').expect(200)).body).toEqual({
      edition: '2026-11-27',
      total: 2,
      results: [{ id: 'naomi', kind: 'person', name: 'Naomi', also: ['Mara'] }],
    });
  });

  it('finds articles by name, other names, text, and modern words that lead to them', async () => {
    expect(await listed('articles?q=Naomi')).toEqual(['naomi', 'boaz']);
    expect(await listed('articles?q=mara')).toEqual(['naomi']);
    expect(await listed('articles?q=a%20kinsman')).toEqual(['boaz']);
    expect(await listed('articles?q=my%20mother-in-law')).toEqual(['naomi']);
    expect(await listed('articles?q=flip-flops&kind=thing')).toEqual(['sandal']);
    expect(await listed('articles?q=flip-flops&kind=person')).toEqual([]);
  });

  it('finds answers by modern words that lead to them, first the one that they name first', async () => {
    expect(await listed('answers?q=flip-flops')).toEqual(['cremation']);
    expect((await listed('answers?q=rainbow%20bridge'))[0]).toBe('pets');
    expect(await listed('answers?q=flip-flops&language=es')).toEqual(['cremation']);
  });

  it('has everything of an article, and leads to the one before and the one after', async () => {
    expect((await get('articles/naomi').expect(200)).body).toEqual({
      id: 'naomi',
      kind: 'person',
      name: 'Naomi',
      also: ['Mara'],
      edition: '2026-11-27',
      text: 'This is Naomi, of whom Ruth 1:1 tells.',
      references: [
        { reference: 'Ruth 1:1–2:1', place: { book: 'Ruth', chapter: 1, verse: 1, endVerse: 22 } },
        { reference: 'Ruth 4:17', place: { book: 'Ruth', chapter: 4, verse: 17, endVerse: 17 } },
      ],
      unknown: 'Her age is not told.',
      previous: { id: 'boaz', kind: 'person', name: 'Boaz', also: [] },
      next: { id: 'moab', kind: 'place', name: 'Moab', also: [] },
      source: 'berea',
    });
  });

  it('answers 404 with the name of what it has no article or introduction on', async () => {
    expect(await message('articles/no-such')).toBe('Berea Notes has no article no-such.');
    expect(await message('introductions/mk')).toBe('Berea Notes has no introduction to Mark yet.');
    expect(await message('introductions/Tobit')).toContain('no book called Tobit');
  });
});

it('notes that an earlier version built are read, without introductions, articles and bridges', async () => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'berea-earlier-notes-'));
  writeStudyBible(folder, earlierPack());
  const study = await startStudy(undefined, { BEREA_LIBRARY_DIR: folder });
  try {
    const { api } = await study.member();
    const get = async (address: string) => (await api.get(`/api/library/berea/${address}`).expect(200)).body;
    expect((await get('books')).books).toEqual([
      { book: 'Ruth', sections: 2 },
      { book: 'Jonah', sections: 1 },
    ]);
    for (const list of ['introductions', 'introductions?q=Ruth', 'articles', 'articles?q=Ruth'])
      expect((await get(list)).results).toEqual([]);
    expect((await get('answers?q=cremation')).results).toHaveLength(1);
    expect((await get('sections/ruth-1-1-18')).introduction).toBeUndefined();
  } finally {
    await study.stop();
    fs.rmSync(folder, { recursive: true });
  }
});

it('a server without Berea Notes has no section of a verse, and says why its other addresses have none', async () => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'berea-no-notes-'));
  const study = await startStudy(undefined, { BEREA_LIBRARY_DIR: folder });
  try {
    const { api } = await study.member();
    expect((await api.get('/api/library/berea/verses/Ruth/1/1').expect(200)).body).toEqual({});
    for (const address of [
      'books',
      'sections',
      'sections/ruth-1-1-18',
      'introductions/Ruth',
      'articles',
      'articles/naomi',
    ])
      expect((await api.get(`/api/library/berea/${address}`).expect(404)).body.message).toContain('npm run library');
  } finally {
    await study.stop();
    fs.rmSync(folder, { recursive: true });
  }
});
