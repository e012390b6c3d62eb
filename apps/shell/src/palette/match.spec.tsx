import { describe, expect, it } from '@jest/globals';
import { splitMatch } from './match.js';

/** The text with what matches in asterisks. */
const marked = (...words: Parameters<typeof splitMatch>) =>
  splitMatch(...words)
    .map(({ text, match }) => (match ? `*${text}*` : text))
    .join('');

describe('splitMatch', () => {
  it.each([
    ['Romans 8', 'rom 8', 'Romans 8', '*Romans 8*'],
    ['note on Romans 8:22', 'rom 8', 'Romans 8', 'note on *Romans 8*:22'],
    ['1 John 4:8', '1 jn 4:8', '1 John 4:8', '*1 John 4:8*'],
    ['Search Scripture for “rom 8”', 'rom 8', 'Romans 8', 'Search Scripture for “*rom 8*”'],
    ['Joshua', 'jo', 'Joshua', '*Jo*shua'],
    ['Settings', 'sett', undefined, '*Sett*ings'],
    ['The grace of hope', 'hope gr', undefined, 'The *gr*ace of *hope*'],
    ['What (really) happened?', '(really)', undefined, 'What *(really)* happened?'],
    ['Prayer', 'hope', undefined, 'Prayer'],
    ['Prayer', ' ', undefined, 'Prayer'],
  ])('marks in %p, when %p was typed and the place %p understood, %p', (text, typed, place, expected) =>
    expect(marked(text, typed, place)).toBe(expected),
  );
});
