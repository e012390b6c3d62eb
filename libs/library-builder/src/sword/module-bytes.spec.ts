import { expect, it } from '@jest/globals';
import { decodeText } from './module-bytes.js';

it('decodeText decodes valid UTF-8 as such, and other bytes as Windows-1252', () => {
  expect(decodeText(Buffer.from('אָב “father”'))).toBe('אָב “father”');
  expect(decodeText(Buffer.from([0x93, 0x4a, 0x65, 0x68, 0xf3, 0x94]))).toBe('“Jehó”');
});
