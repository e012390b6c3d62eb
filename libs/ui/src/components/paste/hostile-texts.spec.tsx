import { dearTexts } from '@berea/scripture/testing';
import { expect, it } from '@jest/globals';
import { htmlToMarkdown } from './html-to-markdown.js';

/** Milliseconds: a page is made of it, in memory. */
const FLOOR_MS = 40;

it.each<[string, (text: string) => string]>([
  ['as words', (text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`],
  ['as HTML', (text) => text],
])(
  'a hostile text that is pasted %s costs at most twelve times as much when it is eight times as long',
  async (_how, html) => {
    const act = (text: string) => htmlToMarkdown(html(text));
    expect(await dearTexts(act, 48_000, { floorMs: FLOOR_MS })).toEqual([]);
  },
);
