import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { captureLog } from '@berea/server/testing';
import { strToU8, zipSync } from 'fflate';
import { type Member, startContent, type TestContent } from '../../testing/start-content.js';

const { log, lines } = captureLog();
let content: TestContent;
let ruth: Member;

beforeAll(async () => {
  content = await startContent(undefined, {}, log);
});
beforeEach(async () => {
  ruth = await content.member('Ruth');
});
afterAll(() => content.stop());

const read = (name: string, file: string | Uint8Array) =>
  ruth.api.post('/api/sermon-files').send({ name, file: Buffer.from(file).toString('base64') });

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inside: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inside}</w:p>`;
const item = (text: string, list: number) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run(text)}</w:p>`;
const style = (id: string, name: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
const level = (id: number, format: string) =>
  `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`;

/** A sermon as a word processor writes it. */
const documentOf = (body: string): Record<string, Uint8Array> => ({
  'word/document.xml': strToU8(`<w:document ${W}><w:body>${body}</w:body></w:document>`),
  'word/styles.xml': strToU8(
    `<w:styles ${W}>${style('Title', 'Title')}${style('H2', 'heading 2')}${style('Quote', 'Quote')}</w:styles>`,
  ),
  'word/numbering.xml': strToU8(
    `<w:numbering ${W}>${level(1, 'bullet')}${level(2, 'decimal')}
      <w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`,
  ),
  'word/footnotes.xml': strToU8(
    `<w:footnotes ${W}><w:footnote w:id="7">${paragraph(run('Calvin, on Luke'))}</w:footnote></w:footnotes>`,
  ),
  'word/media/image1.png': new Uint8Array(4_000),
});
const sermon = documentOf(
  [
    paragraph(run('A Great Way Off'), 'Title'),
    paragraph(run('Luke 15:11-32, preached 24 March 2019')),
    paragraph(run('The son'), 'H2'),
    paragraph(`${run('He ')}${run('goes')}<w:r><w:footnoteReference w:id="7"/></w:r>${run('.')}`),
    paragraph(run('And he arose, and came to his father.'), 'Quote'),
    item('robe', 1),
    item('ring', 1),
    item('first', 2),
    item('second', 2),
    `<w:tbl><w:tr><w:tc>${paragraph(run('left'))}</w:tc><w:tc>${paragraph(run('right'))}</w:tc></w:tr></w:tbl>`,
    paragraph(run('The father'), 'H2'),
    paragraph(`${run('He runs.')}<w:r><w:br/></w:r>${run('He kisses.')}`),
  ].join(''),
);
const BODY = `# A Great Way Off

Luke 15:11-32, preached 24 March 2019

## The son

He goes[^1].

> And he arose, and came to his father.

- robe
- ring

1. first
2. second

left | right

## The father

He runs.
He kisses.

[^1]: Calvin, on Luke`;

describe('a sermon that is read out of a file', () => {
  it('of Word has its headings, items, quotations, tables and footnotes as a manuscript, and is not kept', async () => {
    const { status, body } = await read('sermon 12.docx', zipSync(sermon));
    expect([status, body]).toEqual([
      200,
      {
        title: 'A Great Way Off',
        scripture: 'Luke 15:11–32',
        date: '2019-03-24',
        theme: '',
        outline: 'The son\nThe father',
        body: BODY,
      },
    ]);
    expect((await ruth.api.get('/api/sermons')).body).toEqual([]);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffIsaías 53\r\n“Él”\r\n\r\n\r\n\r\n– fin\u0007 ')],
    ['old Windows programs', Buffer.from('Isa\xedas 53\r\n\x93\xc9l\x94\r\n\r\n\x96 fin', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffIsaías 53\n“Él”\n\n– fin', 'utf16le')],
  ])('of text in the encoding of %s has its letters, with one kind of line ends', async (_encoding, file) => {
    const { status, body } = await read('2019-03-24 Siervo.TXT', file);
    expect([status, body.body]).toEqual([200, 'Isaías 53\n“Él”\n\n– fin']);
    expect(body).toMatchObject({ title: 'Siervo', date: '2019-03-24' });
  });

  const changed = (name: string, change: (text: string) => string) =>
    zipSync({ ...sermon, [name]: strToU8(change(Buffer.from(sermon[name] ?? []).toString())) });
  /** An archive whose directory declares a wrong size for its only entry. */
  const lying = () => {
    const file = Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(40 << 20).fill(0x20) }));
    const directory = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    file.writeUInt32LE(1_000, directory + 24);
    return file;
  };
  const nested = () => documentOf(`${'<w:p>'.repeat(100_000)}${'</w:p>'.repeat(100_000)}`);
  it.each<[string, string, () => string | Uint8Array, RegExp]>([
    ['is of another kind', 'a.pdf', () => '%PDF-1.7', /\.txt, \.md and \.docx/],
    ['is of an older Word', 'a.doc', () => 'x', /save it as \.docx/],
    ['is locked', 'a.docx', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), /without a password/],
    ['has the ending of text and holds none', 'a.txt', () => new Uint8Array(900), /no text file/],
    ['has the ending of text and is a PDF', 'a.md', () => '%PDF-1.7 x', /no text file/],
    ['is empty space', 'a.txt', () => ' \n\t', /no text in this file/],
    ['is longer than a sermon may be', 'a.txt', () => 'x'.repeat(200_001), /200001 characters/],
    ['is larger than 5 MiB', 'a.txt', () => new Uint8Array((5 << 20) + 1), /5 MiB/],
    ['is an archive of something else', 'a.docx', () => zipSync({ 'a.txt': strToU8('x') }), /no Word document/],
    ['is no archive', 'a.docx', () => 'plain words', /damaged/],
    ['breaks off', 'a.docx', () => zipSync(sermon).subarray(0, 700), /damaged/],
    ['holds broken XML', 'a.docx', () => changed('word/document.xml', (text) => text.slice(0, 90)), /damaged|no text/],
    [
      'declares entities',
      'a.docx',
      () => changed('word/document.xml', (text) => `<!DOCTYPE w [<!ENTITY a "aaaa">]>${text}`),
      /declares what no word processor writes/,
    ],
    [
      'unfolds beyond 30 MiB',
      'a.docx',
      () => zipSync({ ...sermon, 'word/document.xml': new Uint8Array(31 << 20) }),
      /holds too much/,
    ],
    ['unfolds beyond what it declares', 'a.docx', lying, /damaged|no text/],
    ['nests without end', 'a.docx', () => zipSync(nested()), /damaged|holds too much|no text/],
  ])('that %s is refused with what to do', async (_what, name, make, says) => {
    const { status, body } = await read(name, make());
    // The answer reveals nothing about an error of ours.
    const errors = lines.filter(({ level }) => Number(level) >= 50);
    expect([status, body.message, errors]).toEqual([400, expect.stringMatching(says), []]);
    expect(body.data.issues[0].path).toEqual(['file']);
  });

  it('of Word is read out of the parts of the archive that hold words, and of no others', async () => {
    const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`x/${index}`, new Uint8Array()]));
    expect((await read('a.docx', zipSync({ ...sermon, ...many }))).body.message).toMatch(/holds too much/);
    const { status } = await read('a.docx', zipSync({ ...sermon, 'word/media/big.bmp': new Uint8Array(31 << 20) }));
    expect(status).toBe(200);
  });

  it('is one at a time for each user', async () => {
    const file = zipSync(sermon);
    const answers = await Promise.all([read('a.docx', file), read('b.docx', file)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    await read('c.docx', file).expect(200);
  });
});
