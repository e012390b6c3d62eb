import { describe, expect, it } from '@jest/globals';
import { WordIndex } from './word-index.js';

const TEXTS = ["The LORD's house at Beth-el", 'the Lord is there; the lords are not', '', 'Bethel, the house of God'];

describe.each([
  ['at once', async () => new WordIndex(TEXTS)],
  ['in pieces', () => WordIndex.of(TEXTS)],
])('WordIndex, made %s', (_how, make) => {
  it('finds the texts that hold a word, however it is written', async () => {
    const index = await make();
    const found = (word: string) => index.find(word).map((number) => index.vocabulary[number]);
    expect(found('the')).toEqual(['the']);
    expect(found('lord').sort()).toEqual(['lord', "lord's"]);
    expect(found('lords').sort()).toEqual(["lord's", 'lords']);
    expect(found('bethel').sort()).toEqual(['beth-el', 'bethel']);
    expect(found('beth')).toEqual(['beth-el']);
    expect(found('nothing')).toEqual([]);
    expect([...index.versesWith(index.find('the'))]).toEqual([0, 1, 3]);
    expect([...index.versesWith(index.find('bethel'))]).toEqual([0, 3]);
    expect([...index.versesWith([])]).toEqual([]);
    expect(index.findPrefix('lor').map((number) => index.vocabulary[number])).toEqual(
      expect.arrayContaining(['lord', 'lords', "lord's"]),
    );
    expect(index.findPrefix('lor')).toHaveLength(3);
    expect([...index.spellings]).toEqual([...new Set(index.spellings)].sort());
  });

  it('gives back the words of each text, in order', async () => {
    const index = await make();
    const words = (position: number) => Array.from(index.wordsOf(position), (number) => index.vocabulary[number]);
    expect([0, 2, 3, 4].map(words)).toEqual([
      ['the', "lord's", 'house', 'at', 'beth-el'],
      [],
      ['bethel', 'the', 'house', 'of', 'god'],
      [],
    ]);
  });
});
