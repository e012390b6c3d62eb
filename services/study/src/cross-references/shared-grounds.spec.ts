import { beforeAll, describe, expect, it } from '@jest/globals';
import { parseReferences, passageOf } from '@berea/scripture';
import { sharedKjv } from '../testing/shared-kjv.js';
import { SharedGrounds } from './shared-grounds.js';

describe('SharedGrounds, of what two verses have in common', () => {
  let grounds: SharedGrounds;
  beforeAll(async () => {
    grounds = new SharedGrounds({ main: await sharedKjv(), tagged: null, lexicon: null });
  });
  const at = (name: string) => {
    const [reference] = parseReferences(name);
    return (reference && passageOf(reference)?.first) ?? -1;
  };

  it.each([
    ['one common word', 'Romans 8:28', 'Micah 3:1', false],
    ['two words', 'Romans 8:28', '2 Timothy 1:9', true],
    ['one rare name', 'Genesis 14:18', 'Psalm 110:4', true],
  ])('for %s of %s and %s, answers %s to whether it is enough to show a reference', (_, one, other, enough) => {
    expect(grounds.suffice(at(one), at(other))).toBe(enough);
  });

  it('gives a likeness that is higher when more words are the same, from 0 to 1', () => {
    const like = grounds.likeness(at('Matthew 4:4'));
    expect(like(at('Deuteronomy 8:3'))).toBeGreaterThan(like(at('Matthew 4:3')));
    expect(like(at('Matthew 4:4'))).toBeCloseTo(1);
    expect(grounds.likeness(at('Genesis 1:1'))(at('John 11:35'))).toBe(0);
  });
});
