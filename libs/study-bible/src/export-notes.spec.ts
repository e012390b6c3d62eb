import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { exportNotes } from './export-notes.js';
import { print } from './print.js';
import { entriesOf, readNotes } from './read-notes.js';

/** Author, date, readers, purpose, outline, and the book in one sermon, four and eight. */
const HEADINGS_OF_A_BOOK = 8;
const WORDS = Array.from({ length: 60 }, (_, at) => `w${at}`).join(' ');
/** YAML reads JSON. */
const BOOK = JSON.stringify([
  {
    book: '1 Samuel',
    about: 'Israel asks for a king like those of the nations - and gets one, then a better one.',
    author: { says: 'The book names no author.', tradition: 'Jewish tradition names Samuel himself.' },
    date: { says: 'It ends with the death of Saul.', disputed: 'Scholars differ on how late it was finished.' },
    readers: { says: 'It speaks to people under kings.' },
    purpose: 'It shows what a king is for, and what he costs.',
    key: '1 Samuel 16:7',
    outline: [
      { ref: '1 Samuel 1-12', title: 'The last judge' },
      { ref: '1 Samuel 13-31', title: 'The first king' },
    ],
    themes: ['loyalty', 'other'],
    preach: {
      one: 'Set the tall king beside the small shepherd.',
      four: ['1-7', '8-15', '16-20', '21-31'].map((at) => ({ ref: `1 Samuel ${at}`, title: `On ${at}` })),
      eight: [1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({ ref: `1 Samuel ${at}`, title: `On ${at}` })),
    },
  },
]);
const FILES = {
  'themes.yaml': `- { id: loyalty, name: "Naomi's house", is: Love that stays. }\n`,
  'answers/war-and-state.yaml': `
- id: ruth-stays
  kind: meaning
  phrasings: { en: [why does Ruth stay, b c, d e, f g, h i, j k], es: [por qué se queda Rut, l m, n o] }
  lead:
    en: "Ruth stays with Naomi - she leaves her home, her land and her gods."
    es: "Rut se queda con Noemí. Deja su casa, su tierra y a sus dioses por ella."
  passages:
    - { ref: 'Ruth 1:16', why: 'she speaks of ‘staying’ here' }
    - { ref: 'Ruth 1:22', why: { en: they come to Bethlehem, es: llegan a Belén } }
    - { ref: 'Ruth 4:13', why: her story has a son }
  views:
    - { of: Reformed, says: God keeps those whom he has called to himself., refs: [Ruth 1:16] }
    - { of: Wesleyan, says: She may also turn away and so she is asked., refs: [Ruth 1:8, Ruth 1:15] }
  next: [ruth-stays, elsewhere]
`,
  'sections/ruth.yaml': `
- ref: Ruth 1:19-2:3
  title: Home with nothing
  about: Naomi comes home and is bitter.
  setting: It is the beginning of the barley harvest.
  note: ${WORDS}
  key: Ruth 1:20
  asked: [{ q: Why is she bitter?, a: She has lost her husband and sons. }]
  idea: Emptiness is spoken at the gate.
  movements: [{ verses: '1:19-22', is: At the gate }, { verses: '2:1-3', is: In the field }]
  questions: [Who stands at the gate today?, What does she not see?]
  caution: Her bitterness is not rebuked.
  themes: [loyalty, other]
`,
};

/** Further files beside them. */
const MORE_FILES = {
  'books/samuel.yaml': BOOK,
  'articles/women-and-men.yaml': `
- { id: naomi, name: "Ruth's mother-in-law", kind: person, also: [Mara], text: ${WORDS}, refs: [Ruth 1:20, Ruth 4:17], unknown: Her age is not told. }
- { id: moab, name: Moab, kind: place, text: ${WORDS}, refs: [Ruth 1:1] }
`,
  'bridges.yaml': '- { words: [in-laws, "mother-in-law"], to: [naomi, ruth-stays] }\n',
};

describe('Berea Notes as Markdown', () => {
  let folder: string;
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    }
  };
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'notes-'));
    write(FILES);
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const exported = () => {
    const notes = readNotes(folder);
    expect(notes.problems).toEqual([]);
    return exportNotes(notes, '2026-11-27');
  };

  it('is a file for each subject of answers and one for each book, each with edition and licence', () => {
    const files = exported();
    expect([...files.keys()]).toEqual(['answers/war-and-state.md', 'passages/ruth.md']);
    const heads = [...files.values()].map((text) => text.split('\n').slice(0, 3));
    const about = expect.stringMatching(/^Berea Notes, edition of 2026-11-27\. Drafted by machine.*CC BY 4\.0/);
    expect(heads).toEqual([
      ['# War and state', '', about],
      ['# Ruth', '', about],
    ]);
  });

  it('has everything of an answer, in both languages', () => {
    const text = exported().get('answers/war-and-state.md') ?? '';
    expect(text.split('\n\n').slice(2)).toEqual([
      '## Why does Ruth stay',
      'Ruth stays with Naomi – she leaves her home, her land and her gods.',
      '- **Ruth 1:16**: she speaks of *staying* here\n- **Ruth 1:22**: they come to Bethlehem / llegan a Belén\n- **Ruth 4:13**: her story has a son',
      '### Where Christians differ',
      '- **Reformed**: God keeps those whom he has called to himself. (Ruth 1:16)\n- **Wesleyan**: She may also turn away and so she is asked. (Ruth 1:8; Ruth 1:15)',
      '### Asked as',
      '- why does Ruth stay\n- b c\n- d e\n- f g\n- h i\n- j k\n- por qué se queda Rut\n- l m\n- n o',
      '### En español',
      'Rut se queda con Noemí. Deja su casa, su tierra y a sus dioses por ella.',
      '### Related',
      '- Why does Ruth stay\n- elsewhere\n',
    ]);
  });

  it('has everything of a section, its verses in full', () => {
    const text = exported().get('passages/ruth.md') ?? '';
    expect(text.split('\n\n').slice(2)).toEqual([
      '## Ruth 1:19-2:3: Home with nothing',
      'Naomi comes home and is bitter.',
      'It is the beginning of the barley harvest.',
      '### What this passage does',
      WORDS,
      'The verse that decides: Ruth 1:20',
      '### What people ask here',
      '- **Why is she bitter?** She has lost her husband and sons.',
      '### Caution',
      'Her bitterness is not rebuked.',
      '### For teaching and preaching',
      'Emptiness is spoken at the gate.',
      '- **Ruth 1:19-22**: At the gate\n- **Ruth 2:1-3**: In the field',
      '### Questions for a group',
      '- Who stands at the gate today?\n- What does she not see?',
      'Themes: Naomi’s house, other\n',
    ]);
  });

  it('has each introduction in a file of its book, and who says what apart', () => {
    write(MORE_FILES);
    const text = exported().get('books/1-samuel.md') ?? '';
    expect(text.split('\n\n').filter((_part, at) => at !== 1)).toEqual([
      '# 1 Samuel',
      'Israel asks for a king like those of the nations – and gets one, then a better one.',
      '## Who wrote it',
      '- **In the book**: The book names no author.\n- **Tradition**: Jewish tradition names Samuel himself.',
      '## When',
      '- **In the book**: It ends with the death of Saul.\n- **Disputed**: Scholars differ on how late it was finished.',
      '## To whom',
      '- **In the book**: It speaks to people under kings.',
      '## Why',
      'It shows what a king is for, and what he costs.',
      'The key verse: 1 Samuel 16:7',
      '## Outline',
      '- **1 Samuel 1-12**: The last judge\n- **1 Samuel 13-31**: The first king',
      '## In one sermon',
      'Set the tall king beside the small shepherd.',
      '## In four sermons',
      ['1-7', '8-15', '16-20', '21-31'].map((at) => `- **1 Samuel ${at}**: On ${at}`).join('\n'),
      '## In eight sermons',
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `- **1 Samuel ${at}**: On ${at}`).join('\n'),
      'Themes: Naomi’s house, other\n',
    ]);
  });

  it('has the articles of a file in one, and the modern words with what they lead to', () => {
    write(MORE_FILES);
    const files = exported();
    expect(files.get('articles/women-and-men.md')?.split('\n\n').slice(2)).toEqual([
      '## Ruth’s mother-in-law',
      'Also: Mara',
      WORDS,
      '**Not known**: Her age is not told.',
      'Ruth 1:20; Ruth 4:17',
      '## Moab',
      WORDS,
      'Ruth 1:1\n',
    ]);
    expect(files.get('bridges.md')).toMatch(
      /\n\n- \*\*in-laws, mother-in-law\*\*: Ruth’s mother-in-law; Why does Ruth stay\n$/,
    );
  });
});

it('all that is written in notes/ is exported, and nothing of it as a sign of the files', () => {
  const notes = readNotes(path.resolve(import.meta.dirname, '../../../notes'));
  const text = [...exportNotes(notes, '2026-11-27').values()].join('\n');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const entries = (['answers', 'sections', 'articles'] as const).map((part) => entriesOf(notes, part).length);
  const ofBooks = entriesOf(notes, 'books').reduce(
    (sum, { value }) => sum + HEADINGS_OF_A_BOOK - (value.preach.eight ? 0 : 1),
    0,
  );
  expect(count(/^## /gm)).toBe(entries.reduce((sum, each) => sum + each, ofBooks));
  for (const { value } of entriesOf(notes, 'books')) expect(text).toContain(`# ${value.book}\n`);
  for (const { value } of entriesOf(notes, 'articles')) expect(text).toContain(`## ${print(value.name)}\n`);
  for (const { value } of entriesOf(notes, 'sections')) expect(text).toContain(`## ${value.ref}: `);
  expect(text).not.toMatch(/undefined|\[object|‘/);
});
