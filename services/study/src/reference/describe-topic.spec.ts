import { describe, expect, it } from '@jest/globals';
import { Topics } from '../library/topics.js';
import { describeTopic } from './describe-topic.js';

describe('a topic as answers carry it', () => {
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
        { title: 'Noah’s: Size of', places: [{ book: 'Genesis', chapter: 6, verse: 8, endVerse: 9 }] },
        { title: 'A mere remark', places: [] },
        // What goes on into another chapter ends with the one that it begins in.
        { title: '', places: [{ book: 'Genesis', chapter: 1, verse: 31, endVerse: 31 }] },
      ],
      see: [{ id: 'flood', name: 'FLOOD', references: 0 }],
      source: 'topics-nave',
    });
  });
});
