import { expect, it } from '@jest/globals';
import { decodeText } from './module-bytes.js';

it('takes bytes for UTF-8 where they are, and for Windows-1252 elsewhere, whatever a module says', () => {
  expect(decodeText(Buffer.from('אָב “father”'))).toBe('אָב “father”');
  expect(decodeText(Buffer.from([0x93, 0x4a, 0x65, 0x68, 0xf3, 0x94]))).toBe('“Jehó”');
});
