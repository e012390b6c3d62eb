import { expect, it } from '@jest/globals';
import { SERMON_LIMITS } from '@berea/contracts';
import { dearTexts } from '@berea/scripture/testing';
import { guessDetails } from './guess-details.js';
import { textOf, tidy } from './text-of.mjs';

/** Milliseconds: a megabyte fills the memory of the process several times, which costs what else it does as well. */
const FLOOR_MS = 8;

it.each([
  ['is decoded and tidied', 1 << 20, (text) => tidy(textOf(Buffer.from(text)) ?? '')],
  ['is searched for its title, passage and day', SERMON_LIMITS.body, (text) => guessDetails('a.txt', text)],
])(
  'a hostile text of a file that %s costs at most twelve times as much when it is eight times as long',
  async (_what, longest, act) => expect(await dearTexts(act, longest, { floorMs: FLOOR_MS })).toEqual([]),
);
