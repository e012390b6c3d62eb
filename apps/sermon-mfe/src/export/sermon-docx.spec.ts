import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { originFor } from '../data/draft-origins.js';
import { sermonDocx } from './sermon-docx.js';

const SERMON = {
  title: 'A Great Way Off',
  scripture: 'Luke 15:11-32',
  theme: 'The father runs.',
  outline: 'I. Not used',
  body: [
    'I. The son who left',
    'The Hebrew has רוּץ מַהֵר for it[^1]; so Gill.',
    '[Enhanced by Scholar]',
    'He ran & **fell** on his neck.',
    '[End Enhancement]',
    '“But when he was yet a great way off, his father saw him.” (Luke 15:20)[^2]',
    '- the robe',
    'שְׁמַע יִשְׂרָאֵל',
    '[^1]: Strong’s Hebrew 7323',
    '[^2]: King James Version',
  ].join('\n'),
};

const bytesOf = async (listDrafted: boolean) =>
  Buffer.from(await (await sermonDocx(SERMON, { listDrafted })).arrayBuffer());
const htmlOf = async (listDrafted = false) =>
  (await mammoth.convertToHtml({ buffer: await bytesOf(listDrafted) })).value;

const ORIGIN = {
  ...originFor('He ran & **fell** on his neck.', 'expand', { engine: 'library', sources: [{ title: 'John Gill' }] }),
  at: '2026-11-22T12:00:00.000Z',
};

describe('a sermon as a Word document', () => {
  it('has its headings, quotations, items and footnotes, as a reader of such files finds them, and no markers', async () => {
    const html = await htmlOf();
    expect(html).toContain('A Great Way Off');
    expect(html).toMatch(/<h2>(?:<a[^>]*><\/a>)?I\. The son who left<\/h2>/);
    expect(html).toContain('<ul><li>the robe</li></ul>');
    expect(html).toContain('He ran &amp; <strong>fell</strong> on his neck.');
    expect(html).toMatch(/רוּץ מַהֵר for it<sup><a href="#footnote-1"[^>]*>\[1\]<\/a><\/sup>; so Gill\./);
    expect(html).toMatch(/<li id="footnote-1"><p> ?Strong’s Hebrew 7323/);
    expect(html).toMatch(/<li id="footnote-2"><p> ?King James Version/);
    expect(html).not.toMatch(/Enhance|\[\^|Drafted by Scholar|Not used/);
  });

  it('sets Hebrew from right to left: words as runs, a paragraph of it as a whole', async () => {
    const xml = strFromU8(unzipSync(await bytesOf(false))['word/document.xml']!);
    const [hebrew = ''] = /<w:r>(?:(?!<\/w:r>).)*רוּץ מַהֵר(?:(?!<\/w:r>).)*<\/w:r>/.exec(xml) ?? [];
    expect(hebrew).toContain('<w:rtl/>');
    expect(hebrew).not.toContain('for it');
    const directed = [...xml.matchAll(/<w:p>(?:(?!<\/w:p>).)*<w:bidi\/>(?:(?!<\/w:p>).)*<\/w:p>/g)].map(([one]) => one);
    expect(directed).toHaveLength(1);
    expect(directed[0]).toContain('שְׁמַע');
  });

  it('ends with what Scholar drafted when that is asked for', async () => {
    expect(await htmlOf(true)).toMatch(
      /Drafted by Scholar<\/h2><ul><li>He ran &amp; <strong>fell<\/strong> on his neck\.<\/li><\/ul>/,
    );
    const file = await sermonDocx({ ...SERMON, origins: [ORIGIN] }, { listDrafted: true });
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await file.arrayBuffer()) });
    expect(value).toMatch(/<\/ul><p>Expand Point, [^<]*2026\. Sources: John Gill<\/p>/);
  });
});
