import { describe, expect, it } from '@jest/globals';
import { createExpectedWrites, verifyWrites } from './expected-writes.mjs';

const writesOf = (...texts) => {
  const expected = createExpectedWrites();
  for (const text of texts) expected.acknowledge(expected.begin(1, 'note', text));
  return expected;
};

describe('verifyWrites', () => {
  it('finds nothing, when every acknowledged write is stored once', () => {
    const expected = writesOf('a', 'b');
    expected.begin(1, 'note', 'never acknowledged');
    expected.acknowledgeEdition(1, 3);
    expect(verifyWrites(expected, { texts: ['b', 'a'], editions: new Map([[1, 3]]) })).toEqual({
      lost: [],
      duplicated: [],
      unexpected: [],
    });
  });

  it('names writes that are lost, duplicated and unexpected', () => {
    const expected = writesOf('a', 'b');
    expected.acknowledgeEdition(7, 2);
    expect(verifyWrites(expected, { texts: ['b', 'b', 'c'], editions: new Map([[7, 1]]) })).toEqual({
      lost: ['a', 'edition 2 of writer 7'],
      duplicated: ['b'],
      unexpected: ['c'],
    });
  });

  it('accepts a write that was stored without being acknowledged', () => {
    const expected = createExpectedWrites();
    expected.begin(1, 'note', 'the answer was lost');
    expect(verifyWrites(expected, { texts: ['the answer was lost'], editions: new Map() })).toEqual({
      lost: [],
      duplicated: [],
      unexpected: [],
    });
  });
});

describe('createExpectedWrites', () => {
  it('all() resolves once every writer has had a further write acknowledged, more(n) once n further writes are acknowledged', async () => {
    const expected = createExpectedWrites();
    const done = [];
    void expected.all([1, 2]).then(() => done.push('all'));
    void expected.more(2).then(() => done.push('two'));
    expected.acknowledge(expected.begin(1, 'note', 'a'));
    await Promise.resolve();
    expect(done).toEqual([]);
    expected.acknowledge(expected.begin(1, 'note', 'b'));
    await Promise.resolve();
    expect(done).toEqual(['two']);
    expected.acknowledgeEdition(2, 1);
    await Promise.resolve();
    expect(done).toEqual(['two', 'all']);
    expect(expected.counts()).toEqual({ acknowledged: 3, tries: 0, failedTries: 0 });
  });
});
