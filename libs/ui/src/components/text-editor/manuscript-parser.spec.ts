import { dearTexts } from '@berea/scripture/testing';
import { expect, it } from '@jest/globals';
import { manuscriptParser } from './manuscript-parser.js';

/** Names of the parts of a text, in their order. */
const partsOf = (text: string): string[] => {
  const names: string[] = [];
  manuscriptParser.parse(text).iterate({ enter: ({ name }) => void names.push(name) });
  return names;
};

it('a hostile manuscript eight times as long costs at most twelve times as much', async () => {
  // A list of more items is parsed between two keys, a part at a time.
  expect(await dearTexts((text) => manuscriptParser.parse(text), 48_000, { floorMs: 8 })).toEqual([]);
});

it('headings, lists and stressed words are read as before', () => {
  const text = `# Head\n\n- *a*\n  - **b**\n    - c\n\n${'A *word* and _another_. '.repeat(200)}`;
  const parts = partsOf(text);
  expect(parts).toContain('ATXHeading1');
  expect(parts.filter((name) => name === 'BulletList')).toHaveLength(3);
  expect(parts.filter((name) => name === 'Emphasis')).toHaveLength(401);
  expect(parts).toContain('StrongEmphasis');
});

it('signs beyond the bounds stay words, and what follows is read again', () => {
  const parts = partsOf(`${'*a '.repeat(3_000)}\n\n${'1. '.repeat(200)}a\n\n# Head\n\n*word*`);
  expect(parts.filter((name) => name === 'OrderedList').length).toBeLessThan(30);
  expect(parts.slice(-6)).toEqual(expect.arrayContaining(['ATXHeading1', 'Emphasis']));
});
