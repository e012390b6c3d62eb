import { expect, it } from '@jest/globals';
import { SwordModule } from '../sword/sword-module.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { writeDictionary, writeModule } from '../testing/write-module.js';
import { checkPin, contentHash } from './check-pin.js';

const place = temporaryFolder();
const texts: Readonly<Record<string, string>> = { 'Gen.1.1': 'In the beginning', 'John.11.35': 'Jesus wept.' };
const write = (root: string, { driver = 'RawText', version = '1.0', words = texts } = {}) =>
  writeModule(place(root), { id: 'Mine', driver: driver as 'RawText', version, texts: words });
const hashOf = (root: string) => contentHash(new SwordModule(place(root), 'mine.conf'));
const check = (root: string, known?: Record<string, string>) => {
  const said: string[] = [];
  const pin = { module: 'Mine', ...(known && { known }) };
  return { problem: checkPin(place(root), 'mine.conf', pin, 'somebody vouches', (text) => said.push(text)), said };
};

it('the content hash of a module is the same however the module is packed, and another when one letter differs', () => {
  write('a');
  write('b', { driver: 'RawText4' });
  write('c', { words: { ...texts, 'John.11.35': 'Jesus slept.' } });
  write('d', { words: { 'Gen.1.2': 'In the beginning', 'John.11.35': 'Jesus wept.' } });
  expect(hashOf('b')).toBe(hashOf('a'));
  expect(new Set(['a', 'c', 'd'].map(hashOf)).size).toBe(3);
  for (const [root, text] of [
    ['e', 'b'],
    ['f', 'c'],
  ] as const) {
    writeDictionary(place(root), { id: 'Mine', driver: 'RawLD', entries: { A: text } });
  }
  expect(hashOf('e')).not.toBe(hashOf('f'));
});

it('checkPin, for a version with a known hash, accepts the known content and rejects any other', () => {
  write('a');
  expect(check('a', { '1.0': hashOf('a') })).toEqual({ problem: null, said: [] });
  expect(check('a', { '1.0': 'f'.repeat(64) })).toEqual({
    problem: 'Mine 1.0 rejected: its content is not what is known of this version',
    said: [],
  });
});

it('checkPin, for a version without a known hash, accepts the module and logs its voucher', () => {
  write('a', { version: '2.0' });
  expect(check('a', { '1.0': 'f'.repeat(64) })).toEqual({
    problem: null,
    said: ['Mine 2.0 is not known here; somebody vouches'],
  });
  expect(check('a')).toEqual({ problem: null, said: [] });
});
