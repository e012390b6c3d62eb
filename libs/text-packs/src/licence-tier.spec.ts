import { describe, expect, it } from '@jest/globals';
import { licenceTier } from './licence-tier.js';
import { WORKS } from './works.js';
import { WORKS_TO_ADD } from './works-to-add.js';

describe('licenceTier', () => {
  it.each([
    ['Public Domain', 'public-domain'],
    ['Creative Commons: CC0', 'public-domain'],
    ['Creative Commons: BY 4.0', 'attribution'],
    ['CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)', 'attribution'],
    ['Copyrighted; Freely distributable', 'attribution'],
    ['Creative Commons: CC BY-SA 4.0', 'share-alike'],
    ['Text: CC BY 4.0. Lemmas: CC BY-SA 3.0', 'share-alike'],
    ['GFDL', 'share-alike'],
    ['LGPL 2.1', 'share-alike'],
    ['Creative Commons: BY-NC-SA 4.0', 'non-commercial'],
    ['Copyrighted; Permission granted to distribute non-commercially in SWORD format', 'non-commercial'],
    ['Creative Commons: BY-NC-ND 4.0', 'by-permission'],
    ['Copyrighted; Permission to distribute granted to CrossWire', 'by-permission'],
    ['Copyrighted by Foo', 'by-permission'],
    ['not stated', 'by-permission'],
    ['', 'by-permission'],
  ])('of "%s" is %s', (licence, tier) => {
    expect(licenceTier(licence)).toBe(tier);
  });

  it('of our own works is the one that a person gave each of them', () => {
    const tiers = [...WORKS, ...WORKS_TO_ADD].map(({ id, licence }) => [id, licenceTier(licence)]);
    const others = tiers.filter(([, tier]) => tier !== 'public-domain');
    expect(Object.fromEntries(others)).toEqual({
      'words-hbo': 'attribution',
      'words-grc': 'attribution',
      'references-tsk': 'attribution',
      'references-parallels': 'share-alike',
      berea: 'attribution',
      'bible-bbe': 'by-permission',
      'bible-niv': 'by-permission',
      'bible-esv': 'by-permission',
      'bible-nasb': 'by-permission',
    });
    expect(tiers).toHaveLength(WORKS.length + WORKS_TO_ADD.length);
  });
});
