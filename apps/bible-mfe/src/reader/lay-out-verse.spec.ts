import type { Verse } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { layOutVerse, type Part } from './lay-out-verse.js';

const TEXT = 'The LORD is my shepherd; I shall not want.';
const verse = (rest: Partial<Verse>): Verse => ({ verse: 1, text: TEXT, ...rest });
const span = (words: string, kind: 'added' | 'jesus' | 'divineName') => ({
  start: TEXT.indexOf(words),
  length: words.length,
  kind,
});
const plain = { lines: false, notes: false };
const textOf = (parts: readonly Part[]) => parts.map((part) => ('note' in part ? `[${part.letter}]` : part.text));

describe('layOutVerse', () => {
  it('leaves words without marks and notes whole', () => {
    expect(layOutVerse(verse({}), plain)).toEqual([{ level: undefined, parts: [{ text: TEXT, kinds: [] }] }]);
  });

  it('splits off the marked words, also when one mark is inside another', () => {
    const marks = [
      span('LORD', 'divineName'),
      span('is', 'added'),
      { start: 0, length: TEXT.length, kind: 'jesus' as const },
    ];
    const [line] = layOutVerse(verse({ marks }), plain);
    expect(line?.parts).toEqual([
      { text: 'The ', kinds: ['jesus'] },
      { text: 'LORD', kinds: ['divineName', 'jesus'] },
      { text: ' ', kinds: ['jesus'] },
      { text: 'is', kinds: ['added', 'jesus'] },
      { text: ' my shepherd; I shall not want.', kinds: ['jesus'] },
    ]);
  });

  it('breaks lines of poetry only when they are wanted, and keeps the words of prose before them', () => {
    const lines = [
      { start: TEXT.indexOf('I shall'), level: 2 },
      { start: 4, level: 1 },
    ];
    expect(layOutVerse(verse({ lines }), plain)).toHaveLength(1);
    const laidOut = layOutVerse(verse({ lines }), { ...plain, lines: true });
    expect(laidOut.map(({ level, parts }) => [level, textOf(parts)])).toEqual([
      [undefined, ['The ']],
      [1, ['LORD is my shepherd; ']],
      [2, ['I shall not want.']],
    ]);
  });

  it('puts each note at its position in its line, with a letter of its own', () => {
    const at = (words: string) => TEXT.indexOf(words);
    const notes = [
      { at: TEXT.length, kind: 'reference' as const, text: 'Jn 10.11' },
      { at: at(';'), kind: 'margin' as const, text: 'feeder' },
      { at: at('I shall'), kind: 'margin' as const, text: 'Heb.' },
    ];
    const lines = [
      { start: 0, level: 1 },
      { start: at('I shall'), level: 1 },
    ];
    expect(layOutVerse(verse({ notes }), plain).flatMap(({ parts }) => textOf(parts))).toEqual([TEXT]);
    const laidOut = layOutVerse(verse({ notes, lines }), { lines: true, notes: true });
    expect(laidOut.map(({ parts }) => textOf(parts))).toEqual([
      ['The LORD is my shepherd', '[a]', '; '],
      ['[b]', 'I shall not want.', '[c]'],
    ]);
  });

  it('survives marks and notes that point beyond the words', () => {
    const marks = [{ start: 40, length: 90, kind: 'added' as const }];
    const notes = [{ at: 900, kind: 'margin' as const, text: 'lost' }];
    const laidOut = layOutVerse(verse({ marks, notes }), { lines: true, notes: true });
    expect(laidOut.flatMap(({ parts }) => textOf(parts)).join('')).toBe(`${TEXT}[a]`);
  });

  it('never loses or doubles a letter', () => {
    const marks = [span('shepherd', 'added'), span('my shepherd; I', 'jesus')];
    const lines = [3, 9, 30].map((start) => ({ start, level: 1 }));
    const laidOut = layOutVerse(verse({ marks, lines }), { lines: true, notes: true });
    expect(laidOut.flatMap(({ parts }) => textOf(parts)).join('')).toBe(TEXT);
  });
});
