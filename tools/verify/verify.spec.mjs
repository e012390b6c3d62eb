import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { libraryFolder } from '../launch/library.mjs';
import { removeFolder, temporaryFolder, writeFile } from '../launch/temporary.mjs';
import { buildInstallation } from '../operate/installation.mjs';

const clone = path.resolve(import.meta.dirname, '../..');
const { PATH, HOME, CI } = process.env;
const LIBRARY = libraryFolder(clone);
/** The library may be missing offline; CI always has it. */
const withLibrary = CI || fs.existsSync(path.join(LIBRARY, 'manifest.json')) ? describe : describe.skip;

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const document = (...paragraphs) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${W}"><w:body>${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
    ),
  });

const WEPT = '“Jesus wept.” (John 11:35)';
const CHURCH = '“For God so loved the church, that he gave his only begotten Son” (John 3:16)';

withLibrary('berea verify', () => {
  let root, folder;
  beforeAll(async () => {
    root = await buildInstallation(['content', 'study']);
    folder = temporaryFolder();
  });
  afterAll(() => {
    removeFolder(root);
    removeFolder(folder);
  });

  /** @param {{ input?: string | Uint8Array, library?: string }} [how] */
  const run = async (words, { input = '', library = LIBRARY } = {}) => {
    const program = ['--preserve-symlinks', '--preserve-symlinks-main', path.join(root, 'tools/berea.mjs'), 'verify'];
    const env = { PATH, HOME, INIT_CWD: folder, BEREA_LIBRARY_DIR: library };
    const child = spawn(process.execPath, [...program, ...words], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => (said[name] += text));
    child.stdin.on('error', () => undefined).end(input);
    const [code] = await once(child, 'close');
    return { code, ...said };
  };
  const verify = (name, content, words = []) => run([path.basename(writeFile(folder, name, content)), ...words]);

  it('ends with 0 where every quotation holds, and names each with its line', async () => {
    const { code, stdout, stderr } = await verify('good.md', `# Grief\n\n${WEPT}\n`, ['--text', 'KJV']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      'good.md:3: exact: John 11:35 (KJV)\n    “Jesus wept.”\n\n1 exact. Compared with KJV; places are counted by line.\n',
    );
  });

  it('ends with 1 where words differ, as often as they are said, and names the words', async () => {
    const { code, stdout } = await verify('altered.txt', `${CHURCH}\r\n\r\n${CHURCH}`);
    expect(code).toBe(1);
    expect(stdout.match(/^altered\.txt:[13]: altered: John 3:16$/gm)).toEqual([
      'altered.txt:1: altered: John 3:16',
      'altered.txt:3: altered: John 3:16',
    ]);
    expect(stdout).toContain('“church,” is in place of “world,” (KJV).');
  });

  it('ends with 1 for a wrong reference, and for a place that does not exist', async () => {
    const shepherd = await verify('wrong.md', '> The LORD is my shepherd; I shall not want.\n> — Psalm 24:1');
    expect([shepherd.code, shepherd.stdout]).toEqual([
      1,
      expect.stringMatching(/^wrong\.md:1: wrong reference: Psalm/),
    ]);
    expect(shepherd.stdout).toContain('The words are in Psalm 23:1 (KJV).');
    const jude = await verify('jude.md', 'See Jude 40.');
    expect([jude.code, jude.stdout]).toEqual([1, expect.stringContaining('no such place: Jude 40')]);
  });

  it('reads the standard input, and answers programs with the whole result', async () => {
    const { code, stdout } = await run(['-', '--json', '--text', 'kjv'], { input: `\n${WEPT}\nSee Romans 8:28.` });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      file: '-',
      versions: ['KJV'],
      citations: [
        { line: 2, verdict: 'exact', reference: 'John 11:35', quote: 'Jesus wept.' },
        { line: 3, verdict: 'valid_reference', reference: 'Romans 8:28' },
      ],
    });
  });

  it('of a Word document, counts the paragraphs', async () => {
    const { code, stdout } = await verify('sermon.docx', document('Grief', 'He mourns.', CHURCH));
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^sermon\.docx:3: altered: John 3:16\n/)]);
    expect(stdout).toMatch(/places are counted by paragraph\.\n$/);
  });

  it('compares with the named versions alone, and says what a quotation of another one is', async () => {
    const said = '“Jesus burst into tears for his friend” (John 11:35, WEB)';
    const { code, stdout } = await verify('web.md', said, ['--text', 'KJV']);
    expect([code, stdout]).toEqual([1, expect.stringContaining('It names a version that it was not compared with.')]);
  });

  it('judges more quotations than an answer of the service has, and every one', async () => {
    const { code, stdout } = await verify('long.txt', `${`${WEPT}\n\n`.repeat(450)}${CHURCH}`, ['--text', 'KJV']);
    expect([code, stdout]).toEqual([1, expect.stringContaining('\n450 exact, 1 altered.')]);
    expect(stdout).toContain('long.txt:901: altered');
  });

  it('shows no sign of a file that moves the cursor', async () => {
    const { stdout } = await verify(
      'signs.txt',
      '“For God so loved the \u001b[2Jch\u202eurch, that he gave” (John 3:16)',
    );
    expect(stdout).toContain(': altered: John 3:16');
    expect(stdout).not.toContain('\u001b');
    expect(stdout).not.toContain('\u202e');
  });

  it.each([
    ['a text that is too long', 'huge.txt', 'a b '.repeat(250_001), 'At most 1000000 are checked at once'],
    ['a file that is too large', 'large.txt', Buffer.alloc(6 << 20, 'a '), 'up to 5 MiB'],
    ['a binary file', 'binary.txt', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0, 1), 'This is no text file.'],
    ['a document that is cut off', 'cut.docx', document(WEPT).subarray(0, 300), 'docx: '],
    ['a text that calls itself a document', 'text.docx', WEPT, 'The document could not be read: it is damaged.'],
  ])('ends with 2 and says why: %s', async (_, name, content, sentence) => {
    const { code, stdout, stderr } = await verify(name, content);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('takes hostile marks in time that grows with their number', async () => {
    const { code, stdout } = await verify('marks.md', '“>"‘('.repeat(40_000), ['--text', 'KJV']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('There is no quotation of Scripture.')]);
  });

  it.each([
    ['no file', [], 'berea verify <file>'],
    ['two files', ['a.md', 'b.md'], 'berea verify <file>'],
    ['an unknown option', ['a.md', '--fast'], "Unknown option '--fast'"],
    ['a file that is not there', ['none.md'], 'none.md is not there.'],
    ['a folder', ['.'], '. is a folder.'],
    ['an unknown version', ['-', '--text', 'XYZ'], 'There is no text XYZ. Installed are KJV'],
  ])('ends with 2 and says what to do: %s', async (_, words, sentence) => {
    const { code, stdout, stderr } = await run(words, { input: WEPT });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
  });

  it('ends with 2 without a library, and says how to build it', async () => {
    const { code, stderr } = await run(['-'], { input: WEPT, library: path.join(folder, 'nothing') });
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/There is no library in .*\. To build it, run: npm run library/),
    ]);
  });
});
