import { expect, it } from '@jest/globals';
import type { ReferencesPack } from './packs.js';
import { packReferences, unpackReferences } from './reference-bytes.js';

const PACK: ReferencesPack = {
  kind: 'references',
  starts: Uint32Array.from([0, 2, 2, 3, 4]),
  positions: Uint16Array.from([2_055, 26_045, 31_101, 0]),
  dropped: 3,
  repeated: 2,
};

it('a pack of references, written as bytes and read again, is the same', () => {
  expect(unpackReferences(packReferences(PACK))).toEqual(PACK);
});

it.each([0, 10, packReferences(PACK).length - 1])('a pack of references, cut after %d bytes, is refused', (length) => {
  expect(() => unpackReferences(packReferences(PACK).subarray(0, length))).toThrow(/damaged/);
});
