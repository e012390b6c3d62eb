import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { positionOf, VERSE_TOTAL, BOOKS } from '@berea/scripture';
import { checkNotes } from './check-notes.js';
import { foldTransliteration, type LibraryTexts } from './library-texts.js';

const verses: string[] = Array.from({ length: VERSE_TOTAL }, () => '');
const ruth = BOOKS.find(({ name }) => name === 'Ruth');
if (!ruth) throw new Error('There is no Ruth.');
verses[positionOf(ruth, 1, 16) ?? 0] = ' entreat me not to leave you for where you go i will go ';
const LIBRARY: LibraryTexts = {
  bibles: [verses],
  spanish: [],
  works: [
    { title: 'A Commentary', texts: ['She clave unto her with a constancy that puts many a daughter to shame.'] },
  ],
  transliterations: new Set([foldTransliteration('cheçed')]),
};

const ANSWER = {
  id: 'ruth-stays',
  kind: 'meaning',
  phrasings: { en: ['a b', 'c d', 'e f', 'g h', 'i j', 'k l'], es: ['m n', 'o p', 'q r'] },
  lead: {
    en: 'Ruth stays with Naomi. She leaves her home, her land and her gods to do so.',
    es: 'Rut se queda con Noemí. Deja su casa, su tierra y a sus dioses para poder hacerlo.',
  },
  passages: [
    { ref: 'Ruth 1:16', why: 'she says “where you go, I will go”' },
    { ref: 'Ruth 1:22', why: 'both come to Bethlehem at harvest' },
    { ref: 'Ruth 4:13', why: 'her story ends with a son' },
  ],
  next: ['naomi', 'naomi'],
};
const NAOMI = {
  ...ANSWER,
  id: 'naomi',
  phrasings: { en: ['1 a', '2 a', '3 a', '4 a', '5 a', '6 a'], es: ['7 a', '8 a', '9 a'] },
  lead: {
    en: 'Naomi comes back poor. Her friends hardly know her at the gate.',
    es: 'Noemí vuelve pobre a su pueblo. Sus amigas apenas la conocen en la puerta.',
  },
  passages: [
    { ref: 'Ruth 1:20', why: 'she asks for another name' },
    { ref: 'Ruth 2:20', why: 'she sees *hesed* in a near kinsman' },
    { ref: 'Ruth 4:17', why: 'a child is laid in her arms' },
  ],
  next: ['ruth-stays', 'ruth-stays'],
};

describe('a check of the notes', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'notes-'));
    for (const part of ['answers', 'sections']) fs.mkdirSync(path.join(folder, part));
    fs.writeFileSync(path.join(folder, 'traditions.txt'), '# names\nReformed\n');
    fs.writeFileSync(path.join(folder, 'words.txt'), '');
    fs.writeFileSync(
      path.join(folder, 'themes.yaml'),
      '- { id: love, name: Love, is: Wanting the good of another. }\n',
    );
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** Findings on an answer with other fields, beside a sound one. YAML reads JSON. */
  const saidOf = (fields: object): string[] => {
    fs.writeFileSync(path.join(folder, 'answers/a.yaml'), JSON.stringify([{ ...ANSWER, ...fields }, NAOMI]));
    return checkNotes(folder, LIBRARY).map(({ text }) => text);
  };
  const passage = (fields: object) => ({
    passages: [{ ...ANSWER.passages[0], ...fields }, ...ANSWER.passages.slice(1)],
  });

  it('finds nothing in sound entries', () => {
    expect(saidOf({})).toEqual([]);
  });

  it.each<[string, object, string]>([
    [
      'a place that does not exist',
      passage({ ref: 'Ruth 5:1', why: 'there is more to say' }),
      'passages.0.ref: there is no Ruth 5:1',
    ],
    ['a short reference', passage({ ref: 'Ru 1:16' }), "passages.0.ref: 'Ru 1:16' is written 'Ruth 1:16' here"],
    [
      'a short reference in a text',
      passage({ why: 'as Ru 1:22 says of them' }),
      "passages.0.why: 'Ru 1:22' is written 'Ruth 1:22' here",
    ],
    [
      'a changed quotation',
      passage({ why: 'she says “where you go, I shall go”' }),
      'passages.0.why: “where you go, I shall go” is not in the verses that are named with it',
    ],
    [
      'a quotation under another verse',
      passage({ why: 'she says “where you go, I will go” (Ruth 1:17)' }),
      'passages.0.why: “where you go, I will go” is not in the verses that are named with it',
    ],
    [
      'a lead that few can read',
      {
        lead: {
          ...ANSWER.lead,
          en: 'Notwithstanding considerable socioeconomic disincentives, Ruth demonstrates extraordinary intergenerational solidarity, repudiating ancestral religious affiliations unconditionally.',
        },
      },
      'lead.en: reading ease -206, at least 55: shorter sentences and words',
    ],
    [
      'a word that does not exist',
      passage({ why: 'she stayes with her' }),
      "passages.0.why: 'stayes' is in no dictionary (notes/words.txt takes what is right)",
    ],
    [
      'a Hebrew word that no lexicon has',
      passage({ why: 'this is *hosod* in the Hebrew' }),
      'passages.0.why: *hosod* is in no lexicon',
    ],
    [
      'a borrowed sentence',
      passage({ why: 'with a constancy that puts many a daughter to shame' }),
      "'with a constancy that puts many a daughter' is in A Commentary",
    ],
    ['an exclamation', passage({ why: 'what a thing to say!' }), 'passages.0.why: no exclamation mark'],
    ['a preacher’s we', passage({ why: 'so we must stay too' }), "passages.0.why: no 'we' of writer and reader"],
    ['a link without a target', { next: ['naomi', 'boaz'] }, 'there is no answer boaz'],
    [
      'a phrasing of another entry',
      { phrasings: { ...ANSWER.phrasings, es: ['7 A?', 'o p', 'q r'] } },
      "'7 a' is also in answers/a.yaml:1",
    ],
    [
      'too few passages',
      { passages: ANSWER.passages.slice(1) },
      'passages: Too small: expected array to have >=3 items',
    ],
    [
      'a tradition that has no name here',
      {
        views: ['Reformed', 'Arian'].map((of) => ({
          of,
          says: `${of} readers say that she is a picture of the church`,
          refs: ['Ruth 1:16'],
        })),
      },
      "'Arian' is not in traditions.txt",
    ],
  ])('finds %s', (_what, fields, said) => {
    expect(saidOf(fields)).toContain(said);
  });

  it('does not spell what people type, in whatever language', () => {
    const article = {
      id: 'rut',
      name: 'Ruth',
      kind: 'person',
      also: ['la moabita', 'Rut de Moab'],
      text: 'Ruth is a woman of Moab. She stays with Naomi and comes to Bethlehem. '.repeat(5),
      refs: ['Ruth 1:16'],
    };
    fs.writeFileSync(path.join(folder, 'articles.yaml'), JSON.stringify([article]));
    fs.writeFileSync(path.join(folder, 'bridges.yaml'), JSON.stringify([{ words: ['suegra', 'nueraz'], to: ['rut'] }]));
    const said = () => checkNotes(folder, LIBRARY).map(({ text }) => text);
    expect(said().join()).not.toMatch(/moabita|suegra|nueraz/);
    fs.writeFileSync(
      path.join(folder, 'articles.yaml'),
      JSON.stringify([{ ...article, unknown: 'Her nueraz is not told.' }]),
    );
    expect(said()).toContain("unknown: 'nueraz' is in no dictionary (notes/words.txt takes what is right)");
  });

  it('finds verses that no section has, and a key verse of another one', () => {
    const section = {
      ref: 'Ruth 1:1-5',
      title: 'A family leaves home',
      about: 'A family from Bethlehem goes to Moab in a famine.',
      setting: 'The judges rule, and there is no bread in the house of bread.',
      note: 'A man takes his wife and two sons to Moab. '.repeat(7),
      key: 'Ruth 1:16',
      idea: 'The one who is left alone is not forgotten.',
      movements: [
        { verses: '1-2', is: 'They go' },
        { verses: '3-6', is: 'They die' },
      ],
      questions: ['What would you have done in their place?', 'Who is left alone near you today?'],
      themes: ['love'],
    };
    fs.writeFileSync(
      path.join(folder, 'sections/ruth.yaml'),
      JSON.stringify([
        section,
        {
          ...section,
          ref: 'Ruth 1:7-22',
          key: 'Ruth 1:16',
          movements: [
            { verses: '7-8', is: 'One' },
            { verses: '9-22', is: 'Two' },
          ],
        },
      ]),
    );
    const said = checkNotes(folder, LIBRARY).map(({ text }) => text);
    expect(said).toEqual(
      expect.arrayContaining([
        'key: Ruth 1:16 is not within Ruth 1:1-5',
        'movements.1: Ruth 1:3-6 is not within Ruth 1:1-5',
        'Ruth 1:7-22 must begin at Ruth 1:6',
        'Ruth 2:1 and what follows has no section',
      ]),
    );
  });
});
