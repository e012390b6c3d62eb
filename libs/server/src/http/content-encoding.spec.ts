import { expect, it } from '@jest/globals';
import { preferredEncoding } from './content-encoding.js';

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.9', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;Q=0', undefined],
  ['identity', undefined],
  ['brotli, x-gzip', undefined],
  ['', undefined],
  [undefined, undefined],
])('preferredEncoding, when Accept-Encoding is %j, chooses %j', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
