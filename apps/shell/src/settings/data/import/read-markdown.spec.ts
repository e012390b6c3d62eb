import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { ArchiveError } from './archive-error.js';
import { noteOf, readNote } from './read-markdown.js';
import { readArchive } from './read-archive.js';

const vault = (files: Record<string, string>): Blob =>
  new Blob([
    new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))),
  ]);
const notesIn = async (file: Blob) => (await readArchive(file)).content['notes'] ?? [];

describe('a vault of Markdown', () => {
  it('becomes notes: front matter gives title, passage, tags and dates, and links stay as text', async () => {
    const text =
      '---\ntitle: Kin\npassage: Ruth 2:20\ntags: ["#kin", harvest]\ncreated: 2024-05-06T07:08:09Z\n---\n\nSee [[Boaz|him]].\n';
    const [kin, boaz] = await notesIn(
      vault({
        'people/kin.md': text,
        'people/Boaz.md': '# Boaz\n\nA man of wealth.',
        '.obsidian/x.md': 'x',
        'a.png': 'x',
      }),
    );
    expect(kin).toMatchObject({
      title: 'Kin',
      scripture: 'Ruth 2:20',
      tags: ['kin', 'harvest'],
      content: 'See [[Boaz|him]].\n',
      createdAt: '2024-05-06T07:08:09.000Z',
    });
    expect(boaz).toMatchObject({ title: 'Boaz', content: '# Boaz\n\nA man of wealth.', tags: [] });
    expect(await notesIn(vault({ '.obsidian/x.md': 'x', 'b.md': 'x' }))).toHaveLength(1);
  });

  it('gives the same file the same id, and another text another one', () => {
    const idOf = (path: string, text: string) => noteOf(path, text)['id'];
    expect(idOf('a.md', 'x')).toBe(idOf('a.md', 'x'));
    expect(new Set([idOf('a.md', 'x'), idOf('a.md', 'y'), idOf('b.md', 'x')]).size).toBe(3);
    expect(idOf('a.md', 'x')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });

  it.each([
    ['no end', '---\ntitle: x\n'],
    ['no YAML', '---\n{[\n---\nText'],
    ['a list', '---\n- a\n---\nText'],
    [
      'aliases that multiply',
      `---\na: &a [1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c]\n---\nText`,
    ],
    ['a nest of 10,000', `---\na: ${'['.repeat(10_000)}\n---\nText`],
  ])('leaves front matter with %s in the text', (_name, text) => {
    expect(noteOf('Ruth.md', text)).toMatchObject({ title: 'Ruth', content: text, tags: [] });
  });

  it('refuses a file that no note can hold, in a vault and by itself', async () => {
    const long = 'x'.repeat((2 << 20) + 1);
    await expect(readArchive(vault({ 'a.md': long }))).rejects.toEqual(new ArchiveError('note-too-large'));
    await expect(readNote(new File([long], 'a.md'))).rejects.toEqual(new ArchiveError('note-too-large'));
  });

  it('takes one file by itself', async () => {
    expect(await readNote(new File(['Just text'], 'A thought.txt'))).toMatchObject({
      title: 'A thought',
      content: 'Just text',
    });
  });
});
