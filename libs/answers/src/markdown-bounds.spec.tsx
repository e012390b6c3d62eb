import { dearTexts, HOSTILE_TEXTS } from '@berea/scripture/testing';
import { loadReferenceReader, type ReferenceReader } from '@berea/scripture';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnswerText } from './answer-text.js';
import { ExcerptText } from './excerpt-text.js';
import { inlineRuns } from './inline-runs.js';
import { isWithinMarkdownBounds } from './markdown-bounds.js';
import { isMarkdown, splitQuestion } from './note/is-markdown.js';
import { findVerses } from './note/typed-text.js';
import { speakable } from './speech/speakable.js';
import { namedCitations } from './split-references.js';

let reader: ReferenceReader;
beforeAll(async () => {
  reader = await loadReferenceReader();
});

/** As long as a long answer; what is longer and within the bounds costs as much more as it is longer. */
const LONG = 32_000;
/** Milliseconds: a parser fills the memory with a tree, which costs more beside other tests; what is not linear costs seconds. */
const FLOOR_MS = 40;

describe('a hostile text eight times as long costs at most twelve times as much', () => {
  it.each<[string, (text: string) => unknown]>([
    ['an answer is laid out', (text) => renderToStaticMarkup(<AnswerText text={text} citations={[]} />)],
    ['a note is laid out', (text) => renderToStaticMarkup(<AnswerText text={text} citations={[]} kind="note" />)],
    ['its beginning is shown', (text) => renderToStaticMarkup(<ExcerptText text={text} />)],
    [
      'a note is read for what it is',
      (text) => [isMarkdown({ title: 'a', content: text }), splitQuestion({ title: 'a', content: text })],
    ],
    ['the verses that it names are found', (text) => [namedCitations(text, reader), findVerses(text, reader)]],
    ['it is read aloud', (text) => speakable(text)],
    ['a line of a manuscript is set', (text) => inlineRuns(text)],
  ])('when %s', async (_what, act) => expect(await dearTexts(act, LONG, { floorMs: FLOOR_MS })).toEqual([]));
});

describe('a text with more signs than can be laid out', () => {
  const text = 'Blessed are the poor.\n\n' + '[]('.repeat(2_000);

  it('is shown as written, with the reason', () => {
    const { container } = render(<AnswerText text={text} citations={[]} />);
    const [reason, written] = container.querySelectorAll('p');
    expect(reason).toHaveTextContent('Nothing is lost: it is shown as it was written.');
    expect(written?.textContent).toBe(text);
  });

  it('is read aloud and set word by word', () => {
    expect(speakable(text)[0]).toBe('Blessed are the poor.');
    expect(inlineRuns('[]('.repeat(2_000))).toEqual([{ text: '[]('.repeat(2_000) }]);
    expect(render(<ExcerptText text={'**'.repeat(1_900)} />).container).toHaveTextContent('**');
  });
});

it.each([
  ['a paragraph of 100,000 characters', 'God is love, and whoever lives in love lives in God. '.repeat(1_850)],
  [
    'a hundred points, each with stress, a link and a reference',
    '- **Grace** is *given* ([John 1:16](/bible/John/1/16)).\n'.repeat(100),
  ],
  ['two thousand points, parted into sections', `## Section\n\n${'- A **point** of it.\n'.repeat(20)}\n`.repeat(100)],
  [
    'a table of 200 rows',
    `| Word | Sense | Verse |\n| --- | --- | --- |\n${'| logos | word | John 1:1 |\n'.repeat(200)}`,
  ],
  ['300 quoted verses', '> 10 Blessed are they\n> — Matthew 5:10 (KJV)\n\n'.repeat(300)],
  ['a list ten levels deep', Array.from({ length: 10 }, (_, at) => `${'    '.repeat(at)}- a`).join('\n')],
  ['a chapter, verse by verse', '¹⁶ For God *so* loved the world\n'.repeat(176)],
])('%s is within the bounds', (_what, text) => expect(isWithinMarkdownBounds(text)).toBe(true));

it('every hostile text comes to an end within or beyond the bounds at the limit of a note', () => {
  for (const [, make] of HOSTILE_TEXTS) expect(typeof isWithinMarkdownBounds(make(100_000))).toBe('boolean');
});
