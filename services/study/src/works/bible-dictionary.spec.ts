import { describe, expect, it } from '@jest/globals';
import { BibleDictionary } from './bible-dictionary.js';

const dictionary = new BibleDictionary('dictionary-x', 'X', 'en', [
  ['Aaron', 'The brother of Moses.', []],
  ['Rod', 'A staff.', [[10, 12]]],
  ['Then', 'An adverb.', []],
  ['Go', 'Too short.', [[10, 10]]],
]);
const on = (text: string, first: number) => dictionary.articlesOn(text, { first, last: first }).map(({ name }) => name);

it('a dictionary has articles on names within a sentence, and on words where the article speaks of the passage', () => {
  expect(on('Then said Aaron, Go, take thy rod', 11)).toEqual(['Rod', 'Aaron']);
  expect(on('Then said Aaron, Go, take thy rod', 40)).toEqual(['Aaron']);
  expect(on('Aaron went', 40)).toEqual([]);
  expect(dictionary.articlesOn('O Aaron', { first: 0, last: 0 })).toEqual([
    { name: 'Aaron', text: 'The brother of Moses.' },
  ]);
});

describe('the entries of a dictionary', () => {
  const smith = new BibleDictionary('dictionary-y', 'Y', 'en', [
    ['Zoar', 'A town near Sodom.', []],
    ['Beth-el', 'See LUZ; JACOB’S WELL. Also [Sepulchres.1] and [Arms, Armor].', []],
    ['Béthel', 'Another one.', []],
    ['Jacob’s Well', 'Near Sychar.', []],
    ['Luz', '[See Luz]', []],
    ['Sepulchres', 'Caves in which the towns buried their dead.', []],
    ['Armor', 'Of a soldier.', []],
    ['“Selah”', 'A sign.', []],
    ['1000', 'A number.', []],
  ]);
  const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

  it('come by name without regard to accents, each at an address of its own', () => {
    expect(smith.entries.map(({ id }) => id)).toEqual([
      '1000',
      'armor',
      'beth-el',
      'bethel',
      'jacobs-well',
      'luz',
      'selah',
      'sepulchres',
      'zoar',
    ]);
    expect(new Set(smith.entries.map(({ id }) => id)).size).toBe(9);
    expect(smith.names.letters).toContainEqual({ letter: 'B', entries: 2 });
    expect(smith.names.letters).toContainEqual({ letter: '#', entries: 1 });
  });

  it('are found by the beginnings of the words of their names, with or without hyphens and apostrophes', () => {
    expect(names(smith.names.find('bethel'))).toEqual(['Beth-el', 'Béthel']);
    expect(names(smith.names.find('well jac'))).toEqual(['Jacob’s Well']);
    expect(names(smith.names.find(' '))).toEqual([]);
  });

  it('are found by nearly their spelling, the nearest first', () => {
    expect(names(smith.names.near('bethell'))).toEqual(['Beth-el', 'Béthel']);
    expect(names(smith.names.near('sepulchers'))).toEqual(['Sepulchres']);
    expect(smith.names.near('nebuchadnezzar')).toEqual([]);
  });

  it('are found by all words of their articles, of which the last may be begun', async () => {
    expect(names(await smith.withWords(['town']))).toEqual(['Sepulchres', 'Zoar']);
    expect(names(await smith.withWords(['near', 'sod']))).toEqual(['Zoar']);
    expect(await smith.withWords(['near', 'nowhere'])).toEqual([]);
  });

  it('lead to the entries to which their articles point, not to themselves', () => {
    expect(names(smith.pointedTo(smith.entry('beth-el') as never))).toEqual([
      'Sepulchres',
      'Armor',
      'Luz',
      'Jacob’s Well',
    ]);
    expect(smith.pointedTo(smith.entry('luz') as never)).toEqual([]);
  });
});
