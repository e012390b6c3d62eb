import { beforeAll, expect, it } from '@jest/globals';
import { Concordance } from '../../works/concordance.js';
import { sharedKjv } from '../../testing/shared-kjv.js';
import { requireBook, requireVerse } from '../../text/passages.js';
import { cutAround } from './excerpt.js';
import { sentencesOn } from './sentences-on.js';

let concordance: Concordance;
beforeAll(async () => {
  concordance = Concordance.of(await sharedKjv());
});

const verse = (number: number) => requireVerse(requireBook('Matthew'), 5, number);
const BEATITUDES = { first: verse(3), last: verse(12) };
/** In our own words, in the manner of the commentaries. */
const TEXT = `Our Saviour names who is blessed. 1. The poor in spirit are happy. The kingdom is theirs. 2. Those that mourn are happy; they shall be comforted.

3. The meek are happy. They bear insult and answer softly, and keep the earth that others fight for. 4. Whoever hungers and thirsts after righteousness is happy. He shall be filled.`;
const on = (number: number, until = number) => {
  const found = sentencesOn(concordance, TEXT, BEATITUDES, { first: verse(number), last: verse(until) });
  return found && TEXT.slice(found.start, found.end);
};

it.each([
  [3, '1. The poor in spirit are happy. The kingdom is theirs.'],
  [4, '2. Those that mourn are happy; they shall be comforted.'],
  [5, '3. The meek are happy. They bear insult and answer softly, and keep the earth that others fight for.'],
  [6, '4. Whoever hungers and thirsts after righteousness is happy. He shall be filled.'],
])('sentencesOn finds the sentences on Matthew 5:%i in a section on ten verses', (number, sentences) => {
  expect(on(number)).toBe(sentences);
});

it('sentencesOn finds none when no sentence of the section has a telling word of the verse', () => {
  expect(on(11)).toBeUndefined();
});

it('sentencesOn finds none when the section is on the passage alone', () => {
  expect(on(3, 12)).toBeUndefined();
});

it('cutAround cuts a section to whole sentences around some of it, and keeps their place', () => {
  const start = TEXT.indexOf('3. The meek');
  const place = { start, end: start + '3. The meek are happy.'.length };
  const cut = cutAround(TEXT, place, 160);
  expect(cut.text.slice(cut.place.start, cut.place.end)).toBe('3. The meek are happy.');
  expect(cut.text).toMatch(/^… .* …$/s);
  expect(cut.text.length).toBeLessThan(170);
  expect(cutAround(TEXT, place, TEXT.length)).toEqual({ text: TEXT, place });
});

it('sentencesOn finds the sentence that names the verse by its number, and nothing where one common word is shared', () => {
  const find = (text: string, number: number) => {
    const found = sentencesOn(concordance, text, BEATITUDES, { first: verse(number), last: verse(number) });
    return found && text.slice(found.start, found.end);
  };
  const numbered = 'These are promises. Some are told, verses 4-5. What is told, ver. 11, comes true.';
  expect(find(numbered, 11)).toBe('What is told, ver. 11, comes true.');
  expect(find('Grace is free. Peace is a gift that many seek. Let all ask for it.', 9)).toBeUndefined();
});
