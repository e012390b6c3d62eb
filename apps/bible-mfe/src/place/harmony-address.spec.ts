import { describe, expect, it } from '@jest/globals';
import { harmonyOf, harmonyPath } from './harmony-address.js';

describe('the address of a harmony', () => {
  it.each([
    ['harmony/Matthew/3/13-17', 'Matthew/3/13-17'],
    ['harmony/Song of Solomon/2', 'Song of Solomon/2'],
    ['harmony', ''],
    ['harmony/', ''],
    ['Matthew/3', undefined],
    ['harmonyx/Matthew/3', undefined],
  ])('in %s is the harmony of %p', (path, place) => {
    expect(harmonyPath(path)).toBe(place);
  });

  it('is that of the reader, with what else it says', () => {
    expect(harmonyOf('/bible/Matthew/3/13?translation=WEB')).toBe('/bible/harmony/Matthew/3/13?translation=WEB');
  });
});
