import { describe, expect, it } from '@jest/globals';
import { readLinks } from './published-links.js';

describe('readLinks, of a table of links that people voted for', () => {
  it('reads a verse with its links, and puts it into the same half each time', () => {
    const table = 'verse\tlinks (votes)\nGen.1.1\tGen.1.2-Gen.1.3 32; Rev.22.21 30\nExod.1.1\tGen.1.1 11\n';
    expect(readLinks(table)).toEqual([
      {
        name: 'Gen.1.1',
        position: 0,
        links: [
          { first: 1, last: 2 },
          { first: 31_101, last: 31_101 },
        ],
        learnt: expect.any(Boolean),
      },
      { name: 'Exod.1.1', position: 1_533, links: [{ first: 0, last: 0 }], learnt: expect.any(Boolean) },
    ]);
    expect(readLinks(table)).toEqual(readLinks(table));
  });

  it('names the line with a verse that does not exist', () => {
    expect(() => readLinks('verse\tlinks\nGen.1.1\tGen.1.99 12')).toThrow('Line 2: Gen.1.99 is no verse of the Bible.');
    expect(() => readLinks('verse\tlinks\nGen.1.1\tGen.1.2 12\n\tGen.1.1 11')).toThrow('Line 3');
  });
});
