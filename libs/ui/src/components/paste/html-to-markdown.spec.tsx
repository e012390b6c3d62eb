import { describe, expect, it } from '@jest/globals';
import { htmlToMarkdown } from './html-to-markdown.js';

const item = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
/** As Word puts it into the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoTitle {font-size:28pt}</style></head><body lang=EN-US>
<!--StartFragment-->
<p class=MsoTitle>Salt <b>&amp;</b> Light<o:p></o:p></p>
<p class=MsoNormal>You are the <b style='mso-bidi-font-weight:normal'>salt</b> of the
earth<sup>13</sup>, says the <span style='font-variant:small-caps'>Lord</span>.<o:p></o:p></p>
${item('I.', 'It keeps')}${item('a)', 'meat', 2)}${item('II.', 'It <i>seasons</i>')}
${item('·', 'robe')}${item('o', 'ring', 2)}
<h2>Light</h2>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>left</p></td><td><p class=MsoNormal>right | wrong</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></table>
<p class=MsoQuote>He runs.</p>
<span style='mso-hide:all'>SECRET</span>
<!--EndFragment--></body></html>`;

describe('text of the clipboard as Markdown', () => {
  it('of Word has its title, headings, numbers, emphasis, tables, quotations and raised verse numbers', () => {
    expect(htmlToMarkdown(WORD)).toBe(`# Salt & Light

You are the **salt** of the earth¹³, says the LORD.

I. It keeps
  a) meat
II. It *seasons*
- robe
  - ring

## Light

| left | right \\| wrong |
| --- | --- |
| 1 | 2 |

> He runs.`);
  });

  it.each([
    ['nested lists', '<ol start=3><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ol>', '3. a\n   - b\n4. c'],
    [
      'links that lead somewhere',
      '<a href="https://a.example/x(1)">a</a> <a href="javascript:alert(1)">b</a>',
      '[a](https://a.example/x%281%29) b'.replace('%281%29', '(1)'),
    ],
    ['verse numbers', '<p><sup class=versenum>16 </sup>For God<sup>[a]</sup></p>', '¹⁶For God[a]'],
    [
      'the bold wrapper of Google Docs',
      '<b style="font-weight:normal"><p><span style="font-weight:700">a</span> b</p></b>',
      '**a** b',
    ],
    ['line breaks and words with signs', '<p>a<br>* 1. [b] _c_</p>', 'a\n* 1. [b] _c_'],
    ['a table that is a layout', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', 'a\n\nb'],
    ['an ordinal', '<p>1<sup>st</sup> <b>x</b></p>', '1st **x**'],
    ['pictures and scripts', '<p>a<img src=x onerror="alert(1)"><script>alert(1)</script></p>', 'a'],
  ])('has %s', (_what, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  it('is not made of what is too long, too deep, or says nothing', () => {
    expect(htmlToMarkdown(`<b>${'x'.repeat(1_000_000)}</b>`)).toBeUndefined();
    expect(htmlToMarkdown(`${'<div>'.repeat(200)}x`)).toBeUndefined();
    expect(htmlToMarkdown('<b> </b>')).toBeUndefined();
  });
});
