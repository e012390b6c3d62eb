import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { documentsOf, tooLong } from './prose.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const words = (count) => Array.from({ length: count }, () => 'word').join(' ');

describe('tooLong', () => {
  it('finds a paragraph or an item of more than 90 words, over its lines', () => {
    expect(tooLong(`${words(90)}\n\n- ${words(89)}\n- ${words(89)}`)).toEqual([]);
    expect(tooLong(`# Title\n\n${words(45)}\n${words(46)}`)).toEqual(['3: a paragraph of 91 words (at most 90)']);
    expect(tooLong(`- ${words(90)}`)).toEqual(['1: a paragraph of 91 words (at most 90)']);
  });

  it('finds a row of more than 200 signs without the blanks that align it, and reads no code', () => {
    expect(tooLong(`| a ${' '.repeat(300)} |\n| --${'-'.repeat(300)} |`)).toEqual([]);
    expect(tooLong(`| ${'a'.repeat(200)} |`)).toEqual(['1: a row of a table with 204 signs (at most 200)']);
    expect(tooLong(`\`\`\`\n${words(200)}\n\`\`\``)).toEqual([]);
  });
});

it('no README or document has a paragraph or a row that is too long', () => {
  const documents = documentsOf(root);
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md', 'libs/server/README.md']));
  const problems = documents.flatMap((file) =>
    tooLong(fs.readFileSync(path.join(root, file), 'utf8')).map((problem) => `${file}:${problem}`),
  );
  expect(problems).toEqual([]);
});
