import { beforeAll, describe, expect, it } from '@jest/globals';
import { formatReference } from '@berea/scripture';
import type { BibleText } from '../library/bible-text.js';
import { loadKjv } from '../library/load-kjv.js';
import { placeAt } from '../library/places.js';
import { searchVerses } from './search-verses.js';

let kjv: BibleText;
beforeAll(async () => {
  kjv = await loadKjv();
});

const find = (term: string) => searchVerses(kjv, term);
const name = (position: number) => {
  const { book, chapter, verse } = placeAt(position);
  return formatReference(book.name, chapter, verse);
};

/** Independent of the index: every verse is read and tried. */
const scan = (...patterns: RegExp[]) =>
  kjv.verses.flatMap((text, position) => (patterns.every((pattern) => pattern.test(text)) ? [position] : []));
const word = (text: string) => new RegExp(`(?<![A-Za-z])${text}(?![A-Za-z])`, 'i');

describe('searchVerses', () => {
  it.each([
    ['grace', [word('grace')]],
    ['shepherd', [word('shepherd')]],
    ['Lord mercy endureth', [word('lord'), word('mercy'), word('endureth')]],
    ['faith hope charity', [word('faith'), word('hope'), word('charity')]],
    ['the', [word('the')]],
    ['"in the beginning"', [/\bin the beginning\b/i]],
    ['“fear not”', [/\bfear\W+not\b/i]],
    ['"I am" bread', [/\bi am\b/i, word('bread')]],
    ['"love your enemies" "do good"', [/\blove your enemies\b/i, /\bdo good\b/i]],
    ['ΑΩ', [/no such verse/]],
    ['GRACE, Truth!', [word('grace'), word('truth')]],
    ['"and know that I am God"', [/\band know that i am god\b/i]],
    ['café', [word('cafe')]],
    ['Cæsar', [word('caesar')]],
    ["brother's keeper", [word("brother's"), word('keeper')]],
    ['brother’s keeper', [word("brother's"), word('keeper')]],
    ['beth-el', [/(?<![A-Za-z-])beth-el\b/i]],
    ['theirs kingdom', [/\btheir'?s\b/i, word('kingdom')]],
  ])('finds for %s exactly what reading every verse finds', (term, patterns) => {
    expect(find(term)).toEqual(scan(...patterns));
  });

  it('finds possessives by their word, hyphened names without the hyphen, and hinds by hinds’', () => {
    expect(find('lord passover')).toContain(find("LORD'S passover")[0]);
    expect(find('bethel')).toEqual(find('beth-el'));
    expect(find('hinds feet high places').map(name)).toContain('Habakkuk 3:19');
  });

  it.each([
    ['John 3:16', ['John 3:16']],
    ['1 jn 4:8-10', ['1 John 4:8', '1 John 4:9', '1 John 4:10']],
    ['Ps 117', ['Psalms 117:1', 'Psalms 117:2']],
    ['ps 23:1; john 11:35', ['Psalms 23:1', 'John 11:35']],
    ['2 John 13 - 3 John 1:1', ['2 John 1:13', '3 John 1:1']],
    ['John 3:99', []],
    ['Obadiah 2:1', []],
  ])('answers the reference %s by its verses', (term, expected) => {
    expect(find(term).map(name)).toEqual(expected);
  });

  it.each([
    '',
    '   ',
    '???',
    '"',
    '""',
    '" "',
    '(.*)+',
    '[a-z',
    '\\',
    '%',
    '\u0000',
    '\ud800',
    '👨‍👩‍👧',
    'qqqzzz',
    "'''",
    '---',
  ])('finds nothing, and does not fall, for %p', (term) => {
    expect(find(term)).toEqual([]);
  });
});
