import { describe, expect, it } from '@jest/globals';
import { Topics } from '../works/topics.js';
import { describeTopic } from './describe.js';

describe('a topic of the topical Bible, as answers carry it', () => {
  it('has its headings with their places, and tells by itself where to look further', async () => {
    const topics = await Topics.of('topics-nave', [
      {
        id: 1,
        name: 'ARK',
        lines: [
          [0, 'Noah’s', [], []],
          [1, 'Size of', [[145, 146]], []],
          [0, 'A mere remark', [], []],
          [0, 'See FLOOD', [], [2]],
          [0, '', [[30, 60]], [2]],
        ],
      },
      { id: 2, name: 'FLOOD', lines: [] },
    ]);
    const [ark] = topics.all();
    expect(ark && describeTopic(topics, ark)).toEqual({
      id: 'ark',
      name: 'ARK',
      total: 2,
      headings: [
        { title: 'Noah’s', under: [], places: [] },
        { title: 'Size of', under: ['Noah’s'], places: [{ book: 'Genesis', chapter: 6, verse: 8, endVerse: 9 }] },
        { title: 'A mere remark', under: [], places: [] },
        // A place that goes on into another chapter ends with its first chapter.
        { title: '', under: [], places: [{ book: 'Genesis', chapter: 1, verse: 31, endVerse: 31 }] },
      ],
      see: [{ id: 'flood', name: 'FLOOD', references: 0 }],
      source: 'topics-nave',
    });
  });

  it('tells of each heading the headings above it, and leaves out those that only lead to other topics', async () => {
    const place: [number, number] = [30, 30];
    const topics = await Topics.of('topics-nave', [
      {
        id: 1,
        name: 'FAITH',
        lines: [
          [0, 'INSTANCES OF', [], []],
          [1, 'Moses', [], []],
          [2, 'At the death of Korah', [place], []],
          [2, 'In Egypt', [place], []],
          [1, 'The Israelites', [place], []],
          [0, 'ENJOINED', [place], [2]],
          [0, 'WEAK', [], []],
          [1, 'See DOUBTING', [], [2]],
          [0, 'FRUITS OF', [], [2]],
          [1, 'Joy', [place], []],
        ],
      },
      { id: 2, name: 'DOUBTING', lines: [] },
    ]);
    const [faith] = topics.all();
    expect(faith && describeTopic(topics, faith).headings.map(({ title, under }) => [...under, title])).toEqual([
      ['INSTANCES OF'],
      ['INSTANCES OF', 'Moses'],
      ['INSTANCES OF', 'Moses', 'At the death of Korah'],
      ['INSTANCES OF', 'Moses', 'In Egypt'],
      ['INSTANCES OF', 'The Israelites'],
      ['ENJOINED'],
      ['FRUITS OF'],
      ['FRUITS OF', 'Joy'],
    ]);
  });
});
