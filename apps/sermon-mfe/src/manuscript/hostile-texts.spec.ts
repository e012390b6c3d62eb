import { SERMON_LIMITS } from '@berea/contracts/values';
import { dearTexts } from '@berea/scripture/testing';
import { expect, it } from '@jest/globals';
import { sermonDocx } from '../export/sermon-docx.js';
import { partsOf } from './footnotes.js';
import { readManuscript } from './read-manuscript.js';
import { setWords } from './use-manuscript.js';

/** Milliseconds: a Word file fills the memory with a tree and is packed; what is not linear costs seconds. */
const FLOOR_MS = 40;

it.each<[string, number, (body: string) => unknown]>([
  [
    'is read for the pulpit and the printer',
    SERMON_LIMITS.body,
    async (body) => (await setWords(readManuscript(body))).map(partsOf),
  ],
  ['becomes a Word file', 32_000, (body) => sermonDocx({ title: 'Salt', scripture: 'Matthew 5', outline: '', body })],
])(
  'a hostile manuscript that %s costs at most twelve times as much when it is eight times as long',
  async (_what, longest, act) => expect(await dearTexts(act, longest, { floorMs: FLOOR_MS })).toEqual([]),
);
