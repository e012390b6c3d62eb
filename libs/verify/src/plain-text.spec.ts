import { expect, it } from '@jest/globals';
import { placeAt, VERSE_TOTAL } from '@berea/scripture';
import { PlainText } from './plain-text.js';
import { sharedKjv } from './testing/shared-kjv.js';
import { verifyText } from './verify-text.js';

const NOTHING = Array.from({ length: VERSE_TOTAL }, () => '');

it('a text that lacks verses says how many it has', () => {
  expect(() => new PlainText({ label: 'MINE', language: 'en' }, ['In the beginning'])).toThrow(
    'MINE holds 1 verses instead of 31102.',
  );
});

it('words are found in the verses that hold them, in order and each once', () => {
  const { index } = new PlainText({ label: 'MINE', language: 'en' }, ['to be to be', '', 'be', ...NOTHING.slice(3)]);
  const [to, be] = ['to', 'be'].map((word) => index.vocabulary.indexOf(word));
  expect([...index.wordsOf(0)]).toEqual([to, be, to, be]);
  expect(index.versesWith([be ?? -1])).toEqual([0, 2]);
  expect(index.versesWith([be ?? -1, to ?? -1])).toEqual([0, 2]);
  expect([...index.wordsOf(VERSE_TOTAL)]).toEqual([]);
});

it('the shared text has the verses in the order of the Bible', () => {
  const position = sharedKjv().verses.indexOf('Jesus wept.');
  expect(placeAt(position)).toMatchObject({ book: { name: 'John' }, chapter: 11, verse: 35 });
});

it('a version that lacks the quoted verse is asked like any other', async () => {
  const mine = new PlainText({ label: 'MINE', language: 'en' }, NOTHING);
  const said = '“In the beginning God created the heaven” (Genesis 1:1)';
  expect(await verifyText([mine, sharedKjv()], said)).toMatchObject([
    { verdict: 'exact_elsewhere', translation: 'KJV', reference: 'Genesis 1:1' },
  ]);
});

it('whoever calls can end the work between two steps', async () => {
  let left = 3;
  const pause = async () => {
    left -= 1;
    await Promise.resolve();
    if (left === 0) throw new Error('nobody waits');
  };
  const many = '“In the beginning God created the heaven” (Genesis 1:1)\n\n'.repeat(20);
  await expect(verifyText([sharedKjv()], many, { pause })).rejects.toThrow('nobody waits');
  expect(left).toBe(0);
});
