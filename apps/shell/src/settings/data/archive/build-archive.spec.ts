import type { ExportedData } from '@berea/contracts';
import { exportSchema } from '@berea/contracts/export-schema';
import { loadReferenceReader } from '@berea/scripture';
import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'yaml';
import { z } from 'zod';
import { buildArchive, type ExportedNote, type TextKind } from './build-archive.js';
import { zipFiles } from './zip-files.js';

const AT = '2026-11-22T09:00:00.5+00:00';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const note = (number: number, fields: Partial<ExportedNote> = {}): ExportedNote => ({
  id: id(number),
  title: `Note ${number}`,
  content: 'All things work together.',
  scripture: null,
  tags: [],
  draft: false,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  deletedAt: null,
  ...fields,
});

const EMPTY: ExportedData = {
  format: 'berea-export-1',
  exportedAt: '2026-11-28T12:00:00.000Z',
  account: { users: [{ email: 'ruth@example.org' }] },
  content: {
    profiles: [],
    pictures: [],
    notes: [],
    sermons: [],
    bookmarks: [],
    highlights: [],
    readings: [],
    readingPlans: [],
    versions: [],
    sermonLinks: [],
    personalTokens: [],
    reports: [],
  },
  study: { conversations: [], messages: [], modelUsage: [] },
};

const SERMON: ExportedData['content']['sermons'][number] = {
  id: id(50),
  title: 'A Great Way Off',
  scripture: 'Luke 15:11-32',
  theme: 'The father runs: always',
  outline: 'I. Left\nII. Found',
  body: 'He ran. See Romans 8:28.',
  notes: null,
  style: null,
  writingMode: null,
  series: 'Lost',
  date: '2026-12-06',
  preached: [{ date: '2026-11-22', place: 'Grace', minutes: 25 }],
  origins: [],
  basket: [],
  draft: false,
  version: 3,
  createdAt: AT,
  updatedAt: AT,
  deletedAt: null,
};

const FULL: ExportedData = {
  ...EMPTY,
  content: {
    ...EMPTY.content,
    pictures: [{ version: 'v', bytes: 3 }],
    notes: [
      note(1, { title: 'Grace', scripture: 'Romans 8:28-30', tags: ['hope', 'two words'], content: 'See John 3:16.' }),
      note(2, { title: 'grace', content: 'Again Romans 8:28, and 1 John 4:8.' }),
      note(3, { title: 'A prayer', tags: ['prayer'] }),
      note(4, { title: 'Gone', deletedAt: AT }),
    ],
    sermons: [SERMON],
    highlights: [{ book: 'Psalms', chapter: 23, verse: 1, colour: 'green', updatedAt: AT }],
    bookmarks: [{ book: '1 John', chapter: 4, verse: 8, createdAt: AT }],
    readings: [{ day: '2026-11-22', book: 'Ruth', chapter: 1 }],
    readingPlans: [{ plan: 'proverbs', startedOn: '2026-11-22', days: [], done: [0, 2], remind: true }],
  },
  study: {
    ...EMPTY.study,
    conversations: [{ id: id(70), title: 'Who ran?', version: 1, createdAt: AT, usedAt: AT }],
    messages: [
      {
        id: id(71),
        conversationId: id(70),
        parentId: null,
        message: 'What does Luke 15:20 say?',
        mode: 'study',
        response: 'The father **ran**.',
        engine: 'library',
        model: null,
        state: null,
        scope: null,
        sources: [{ title: 'Matthew Henry' }, { title: 'Matthew Henry' }],
        citations: [],
        care: null,
        next: null,
        createdAt: AT,
      },
    ],
  },
};

async function unzipped(data: ExportedData, document: Uint8Array | null = new Uint8Array([80, 75])) {
  const met: TextKind[] = [];
  const archive = await zipFiles(
    buildArchive({
      data,
      picture: data.content.pictures.length ? new Uint8Array([1, 2, 3]) : undefined,
      document: async () => document,
      reader: await loadReferenceReader(),
      onText: async (kind) => void met.push(kind),
    }),
  );
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const matter = (path: string): unknown => parse(text(path).split('---\n')[1] ?? '');
  return { files, names: Object.keys(files), text, matter, met };
}

describe('the archive of a person', () => {
  it('has each text under a name that is its own, also where capitals do not count, and no text of the bin', async () => {
    const { names, met } = await unzipped(FULL);
    expect(names.filter((name) => /^(?:notes|journal|sermons|conversations|attachments)\//.test(name))).toEqual([
      'journal/2026-11-22 A prayer.md',
      'notes/2026-11-22 Grace.md',
      'notes/2026-11-22 grace (2).md',
      'sermons/2026-12-06 A Great Way Off.md',
      'sermons/2026-12-06 A Great Way Off.docx',
      'conversations/2026-11-22 Who ran-.md',
      'attachments/picture.webp',
    ]);
    expect(met).toEqual(['journal', 'notes', 'notes', 'sermons', 'conversations']);
  });

  it('says in front matter what a text is about, and leaves its words as they are', async () => {
    const { text, matter } = await unzipped(FULL);
    expect(matter('notes/2026-11-22 Grace.md')).toEqual({
      id: id(1),
      title: 'Grace',
      created: AT,
      updated: AT,
      tags: ['hope', 'two-words'],
      passage: 'Romans 8:28-30',
      osis: ['Rom.8.28-Rom.8.30'],
    });
    expect(text('notes/2026-11-22 Grace.md')).toContain('---\n\nSee John 3:16.\n');
    expect(matter('sermons/2026-12-06 A Great Way Off.md')).toMatchObject({
      theme: 'The father runs: always',
      series: 'Lost',
      preached: [{ date: '2026-11-22', place: 'Grace', minutes: 25 }],
    });
    expect(text('conversations/2026-11-22 Who ran-.md')).toMatch(
      /## You\n\nWhat does Luke 15:20 say\?\n\n## Scholar \(library\)\n\nThe father \*\*ran\*\*\.\n\nSources: Matthew Henry\n/,
    );
  });

  it('links texts to passages and back, and every link leads to a file', async () => {
    const { names, text } = await unzipped(FULL);
    expect(text('notes/2026-11-22 Grace.md')).toContain('Passages: [[Romans 8.28-30]] · [[John 3.16]]');
    expect(text('passages/Romans 8.28.md')).toContain('- [[notes/2026-11-22 grace (2)|2026-11-22 grace (2)]]');
    expect(text('passages/Romans 8.28.md')).toContain('- [[sermons/2026-12-06 A Great Way Off|');
    const targets = names
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => [...text(name).matchAll(/\[\[([^|\]]+)/g)].map(([, target = '']) => target));
    expect(targets.length).toBeGreaterThan(10);
    const lead = targets.filter(
      (target) => !names.some((name) => name === `${target}.md` || name === `passages/${target}.md`),
    );
    expect(lead).toEqual([]);
  });

  it('has an index that opens without Berea and names every file once', async () => {
    const { names, text } = await unzipped(FULL);
    const links = [...text('index.html').matchAll(/href="([^"]+)"/g)].map(([, address = '']) =>
      decodeURIComponent(address),
    );
    expect([...links].sort()).toEqual(names.filter((name) => name !== 'index.html').sort());
    expect(text('index.html')).not.toMatch(/<script|https?:/);
  });

  it('has tables that begin with their names of columns', async () => {
    const { text, files } = await unzipped(FULL);
    // The mark of UTF-8, which spreadsheets need.
    expect([...(files['marks.csv'] ?? []).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text('marks.csv')).toBe(
      `reference,book,chapter,verse,colour,changed\r\nPsalm 23:1,Psalms,23,1,green,${AT}\r\n`,
    );
    expect(text('bookmarks.csv')).toContain(`1 John 4:8,1 John,4,8,${AT}\r\n`);
    expect(text('plan.csv').split('\r\n').slice(0, 4)).toEqual([
      'plan,started,book,chapter,done',
      'proverbs,2026-11-22,Proverbs,1,yes',
      'proverbs,2026-11-22,Proverbs,2,no',
      'proverbs,2026-11-22,Proverbs,3,yes',
    ]);
    expect(text('readings.csv')).toContain('2026-11-22,Ruth,1');
  });

  it('has everything as JSON, also what is in the bin, as the schema beside it says', async () => {
    const { text } = await unzipped(FULL);
    const data: unknown = JSON.parse(text('data.json'));
    expect(data).toEqual(FULL);
    const schema = z.fromJSONSchema(JSON.parse(text('schema.json')));
    expect(schema.safeParse(data).success).toBe(true);
    expect(schema.safeParse({ ...FULL, content: { ...FULL.content, notes: [{ id: 1 }] } }).success).toBe(false);
    expect(JSON.parse(text('schema.json'))).toEqual(JSON.parse(JSON.stringify(exportSchema)));
  });

  it('of an empty account has the index, the tables and the JSON', async () => {
    expect((await unzipped(EMPTY)).names).toEqual([
      'marks.csv',
      'bookmarks.csv',
      'plan.csv',
      'readings.csv',
      'data.json',
      'schema.json',
      'index.html',
    ]);
  });

  it('has a sermon as text alone where no Word document can be made', async () => {
    const { names } = await unzipped(FULL, null);
    expect(names.filter((name) => name.startsWith('sermons/'))).toEqual(['sermons/2026-12-06 A Great Way Off.md']);
  });

  it.each([
    ['<img src=x onerror=alert(1)>', '2026-11-22 -img src=x onerror=alert(1)-'],
    ['../../etc/passwd', '2026-11-22 ..-..-etc-passwd'],
    ['a\\b:c*d?"e|f#g^h[i]', '2026-11-22 a-b-c-d--e-f-g-h-i-'],
    ['ends with dots...', '2026-11-22 ends with dots'],
    ['x'.repeat(500), `2026-11-22 ${'x'.repeat(69)}`],
    ['---\nkey: {evil', '2026-11-22 ----key- {evil'],
    ['שלום ✝️', '2026-11-22 שלום ✝️'],
    ['', '2026-11-22 Untitled'],
  ])('takes the title %j: a safe name, and the title itself in front matter and index', async (title, name) => {
    const { names, matter, text } = await unzipped({
      ...EMPTY,
      content: { ...EMPTY.content, notes: [note(1, { title, tags: ['- "x": y', '=a'] })] },
    });
    expect(names[0]).toBe(`notes/${name}.md`);
    expect(matter(`notes/${name}.md`)).toMatchObject({ title, tags: ['--"x":-y', '=a'] });
    expect(text('index.html')).not.toContain('<img');
  });

  it('makes cells harmless that a spreadsheet would take for formulas, and quotes those that need it', async () => {
    const { csv } = await import('./tables.js');
    expect(
      csv(
        ['a'],
        ['=1+1', '+1', '-1', '@x', '\tx', 'a,b', 'say "x"', 'two\nlines', 7, null].map((cell) => [cell]),
      ),
    ).toBe(`\ufeffa\r\n'=1+1\r\n'+1\r\n'-1\r\n'@x\r\n'\tx\r\n"a,b"\r\n"say ""x"""\r\n"two\nlines"\r\n7\r\n\r\n`);
  });

  it('gives 3,000 notes of one title 3,000 files', async () => {
    const notes = Array.from({ length: 3_000 }, (_, number) => note(number, { title: 'Psalm', content: 'Psalm 23:1' }));
    const { names, text } = await unzipped({ ...EMPTY, content: { ...EMPTY.content, notes } });
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith('notes/'))).toHaveLength(3_000);
    expect(text('passages/Psalm 23.1.md').match(/^- /gm)).toHaveLength(3_000);
    expect(JSON.parse(text('data.json'))).toEqual({ ...EMPTY, content: { ...EMPTY.content, notes } });
  });
});
