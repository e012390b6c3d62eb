import { describe, expect, it } from '@jest/globals';
import { escapeMarkdown, table } from './render-sections.js';

describe('escapeMarkdown', () => {
  it.each([
    ['*a* _b_ `c` [d](e) <img> ~f~ a|b \\', '\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\<img\\> \\~f\\~ a\\|b \\\\'],
    ['# no heading\n- no list\n+ none\n> no quotation', '\\# no heading\n\\- no list\n\\+ none\n\\> no quotation'],
    ['1. no list', '1\\. no list'],
    ['It was 1. so', 'It was 1. so'],
  ])('writes %j as %j', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });
});

it('table keeps a cell with a line break and a bar in its line of Markdown', () => {
  expect(table(['A', 'B'], [['one\ntwo', 'a|b']])).toBe('| A | B |\n| --- | --- |\n| one two | a\\|b |');
});
