import { describe, expect, it } from '@jest/globals';
import { leadOf, readProse } from './read-prose.js';

const texts = (markup: string) => readProse(markup).map(({ kind, text }) => [kind, text]);

describe('readProse', () => {
  it('splits prose into paragraphs, titles and rows at each break of the markup', () => {
    expect(
      texts(
        '<title type="x-s">One</title><div sID="1" type="x-p"/>first <div eID="1" type="x-p"/>second<list><item>a</item><item>b</item></list>' +
          '<div type="x-milestone" sID="pv"/><table><row><cell>c</cell><cell>(1-2)</cell></row></table>',
      ),
    ).toEqual([
      ['title', 'One'],
      ['paragraph', 'first'],
      ['paragraph', 'second'],
      ['paragraph', 'a'],
      ['paragraph', 'b'],
      ['row', 'c (1-2)'],
    ]);
  });

  it('keeps the cells of a table row apart', () => {
    expect(readProse('<row><cell>The creation.</cell><cell>(1-2)</cell></row>')[0]?.cells).toEqual([
      'The creation.',
      '(1-2)',
    ]);
  });

  it('keeps references to Scripture as text and as ranges of verses', () => {
    const [block] = readProse(
      'see <reference osisRef="Gen.1.1">Ge 1:1</reference>, <ref osisRef="Gen.1.3-Gen.1.4">3-4</ref>',
    );
    expect([block?.text, block?.ranges]).toEqual([
      'see Ge 1:1, 3-4',
      [
        [0, 0],
        [2, 3],
      ],
    ]);
  });

  it('finds bold words at the beginning of a paragraph, and italic words', () => {
    const [block] = readProse('<hi type="bold">Verse 1.</hi> Blessed. <hi rend="italic">John Gill.</hi>');
    expect(block && leadOf(block)).toBe('Verse 1.');
    expect(block?.italic.map(({ start, length }) => block.text.substr(start, length))).toEqual(['John Gill.']);
    const [plain] = readProse('not <hi type="bold">first</hi>');
    expect(plain && leadOf(plain)).toBe('');
  });

  it('reads elements that are not closed or closed twice', () => {
    expect(texts('<hi type="bold">open</item></hi></hi> end & <b')).toEqual([['paragraph', 'open end &']]);
    expect(texts('<div><p>open<list><item>a')).toEqual([
      ['paragraph', 'open'],
      ['paragraph', 'a'],
    ]);
  });
});
