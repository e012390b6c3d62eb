import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { positionOf, BOOKS } from '@berea/scripture';
import { entriesOf, print, readNotes } from '@berea/study-bible';
import { countPack } from '../build/count-pack.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { buildStudyBible } from './build-study-bible.js';

const WORDS = Array.from({ length: 60 }, (_, at) => `w${at}`).join(' ');
const ABOUT = 'In this book a widow and a stranger find a home - and a king has his beginning there.';

const part = (ref: string) => ({ ref, title: 'A part of it' });
const introduction = (book: string, key: string, chapters = 4) => ({
  book,
  about: ABOUT,
  author: { says: 'The book names no author.', tradition: 'Jewish tradition names Samuel.' },
  date: { says: 'It tells of the days of the judges.', disputed: 'Scholars differ by five hundred years on its date.' },
  readers: { says: 'It speaks to those who know of David.' },
  purpose: 'It shows that kindness does more than the law asks.',
  key,
  outline: [part(`${book} 1:1-5`), part(`${book} 1:6-2:3`)],
  themes: ['loyalty', 'family'],
  preach: {
    one: 'Read it in one go and follow the bread.',
    four: Array.from({ length: 4 }, () => part(`${book} 1:1-5`)),
    ...(chapters > 1 && { eight: Array.from({ length: 8 }, () => part(`${book} 1`)) }),
  },
});

/** YAML reads JSON. */
const FILES: Readonly<Record<string, readonly object[]>> = {
  'books/ruth.yaml': [introduction('Ruth', 'Ruth 1:16')],
  'books/1-samuel.yaml': [introduction('1 Samuel', '1 Samuel 2:1')],
  'books/jude.yaml': [{ ...introduction('Jude', 'Jude 1:3', 1), outline: [part('Jude 1:1-25')] }],
  'books/judges.yaml': [introduction('Judges', 'Judges 21:25')],
  'articles/people.yaml': [
    {
      id: 'naomi',
      name: "Ruth's mother-in-law",
      kind: 'person',
      also: ['Mara'],
      text: WORDS,
      refs: ['Ruth 1:20-21', 'Ruth 1:2-2:1'],
      unknown: 'Her age is not told.',
    },
    { id: 'moab', name: 'Moab', kind: 'place', text: WORDS, refs: ['Ruth 1:1'] },
  ],
  'bridges.yaml': [{ words: ['mother-in-law', "in-law's house"], to: ['naomi'] }],
};

const folder = temporaryFolder();

function build(files: typeof FILES) {
  for (const [file, entries] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(folder(file)), { recursive: true });
    fs.writeFileSync(folder(file), JSON.stringify(entries));
  }
  return buildStudyBible(folder());
}

const ruth = BOOKS.find(({ name }) => name === 'Ruth') ?? BOOKS[0]!;
const at = (chapter: number, verse: number) => positionOf(ruth, chapter, verse);

it('the pack has introductions in the order of the Bible, articles and bridges, with verses as positions', () => {
  const pack = build(FILES);
  expect(pack.books?.map(({ book }) => book)).toEqual(['Judges', 'Ruth', '1 Samuel', 'Jude']);
  expect(pack.books?.[1]).toMatchObject({
    about: ABOUT.replace(' - ', ' – '),
    author: { says: 'The book names no author.', tradition: 'Jewish tradition names Samuel.' },
    key: [at(1, 16), at(1, 16)],
    outline: [{ range: [at(1, 1), at(1, 5)], title: 'A part of it' }, { range: [at(1, 6), at(2, 3)] }],
    themes: ['loyalty', 'family'],
  });
  expect(pack.books?.[1]?.author).not.toHaveProperty('disputed');
  expect(pack.books?.[1]?.preach.eight[7]?.range).toEqual([at(1, 1), at(1, 22)]);
  expect(pack.books?.[3]?.preach.eight).toEqual([]);
  expect(pack.articles?.[0]).toEqual({
    id: 'naomi',
    name: 'Ruth’s mother-in-law',
    kind: 'person',
    also: ['Mara'],
    text: WORDS,
    refs: [
      [at(1, 20), at(1, 21)],
      [at(1, 2), at(2, 1)],
    ],
    unknown: 'Her age is not told.',
  });
  expect(pack.articles?.[1]).toMatchObject({ id: 'moab', also: [] });
  expect(pack.bridges).toEqual([{ words: ['mother-in-law', 'in-law’s house'], to: ['naomi'] }]);
  expect(countPack(pack)).toEqual({ answers: 0, sections: 0, books: 4, articles: 2, bridges: 1 });
});

it('notes that have none of them yet make a pack, those with an entry of another shape none', () => {
  expect(build({})).toMatchObject({ books: [], articles: [], bridges: [] });
  expect(() => build({ 'articles/a.yaml': [{ id: 'moab' }] })).toThrow(/^articles\/a\.yaml:1 name/);
});

it('all introductions, articles and bridges of notes/ are in the pack', () => {
  const ours = path.resolve(import.meta.dirname, '../../../../notes');
  // Without the sections, which take long to read.
  for (const part of ['books', 'articles', 'bridges.yaml'])
    if (fs.existsSync(path.join(ours, part))) fs.cpSync(path.join(ours, part), folder(part), { recursive: true });
  const [notes, pack] = [readNotes(folder()), buildStudyBible(folder())];
  expect(pack.books?.map(({ book }) => book).sort()).toEqual(
    entriesOf(notes, 'books')
      .map(({ value }) => value.book)
      .sort(),
  );
  expect(pack.articles?.map(({ name }) => name)).toEqual(
    entriesOf(notes, 'articles').map(({ value }) => print(value.name)),
  );
  expect(pack.bridges).toHaveLength(entriesOf(notes, 'bridges').length);
});
