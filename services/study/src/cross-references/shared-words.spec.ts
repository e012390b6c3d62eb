import { beforeAll, describe, expect, it } from '@jest/globals';
import { parseReferences, passageOf } from '@berea/scripture';
import { Concordance } from '../works/concordance.js';
import { loadKjv } from '../works/plain-kjv.js';
import { sharedWords } from './shared-words.js';

describe('sharedWords, the words that two verses share', () => {
  let concordance: Concordance;
  beforeAll(async () => {
    concordance = Concordance.of(await loadKjv(() => 'any'));
  });

  const positionOf = (name: string): number => {
    const [reference] = parseReferences(name);
    return (reference && passageOf(reference)?.first) ?? -1;
  };
  const shared = (one: string, other: string) => sharedWords(concordance, positionOf(one), positionOf(other));

  it('are told as the other verse writes them, the longest run first', () => {
    expect(shared('John 3:16', '1 John 4:9')).toEqual(['his only begotten Son', 'world', 'love']);
    const [longest, ...others] = shared('Matthew 4:4', 'Deuteronomy 8:3');
    expect(longest).toBe('but by every word that proceedeth out of the mouth of');
    // 'live' is in it twice, and is listed once.
    expect(others).toEqual(['not live by bread']);
  });

  it('are found in other forms', () => {
    expect(shared('John 3:16', 'John 3:18')[0]).toContain('only begotten Son');
    expect(shared('Romans 4:3', 'Genesis 15:6').join()).toContain('counted');
  });

  it('are none when only small words are the same', () => {
    expect(shared('Genesis 1:1', 'Esther 1:1')).toEqual([]);
  });
});
