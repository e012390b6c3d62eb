import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ScriptureText } from './scripture-text.js';
import { sharedKjv } from './testing/shared-kjv.js';
import { passageName } from '@berea/scripture';
import { wordsOf } from '@berea/scripture';
import { verifyText } from './verify-text.js';

let kjv: ScriptureText;
beforeAll(async () => {
  kjv = await sharedKjv();
});

/** The same verses in every run. */
const POSITIONS = Array.from({ length: 400 }, (_, index) => (index * 7_919 + 104_729 * (index % 7)) % 31_102);
const nameOf = (position: number) => passageName({ first: position, last: position });
const first = async (markdown: string) => (await verifyText([kjv], markdown))[0];

describe('verifyText, over 400 verses from all of the King James Version', () => {
  it('calls each exact when it is quoted word for word', async () => {
    for (const position of POSITIONS) {
      const [quoted, name] = [kjv.at(position), nameOf(position)];
      expect(await first(`> ${quoted}\n> — ${name} (KJV)`)).toMatchObject({ verdict: 'exact', reference: name });
      if (wordsOf(quoted).length >= 4) expect(await first(`“${quoted}” (${name})`)).toMatchObject({ verdict: 'exact' });
    }
  });

  it('calls each altered when one word is changed, and shows that word as the difference', async () => {
    for (const [index, position] of POSITIONS.entries()) {
      const words = kjv.at(position).split(' ');
      const changed = words.with(index % words.length, 'peradventurous').join(' ');
      const citation = await first(`> ${changed}\n> — ${nameOf(position)} (KJV)`);
      expect(citation).toMatchObject({ verdict: 'altered', reference: nameOf(position) });
      const added = citation?.difference?.filter(({ kind }) => kind === 'added').map(({ text }) => text);
      expect(added).toEqual(['peradventurous']);
    }
  });

  it('says of each under the reference of another verse that the reference is wrong', async () => {
    for (const position of POSITIONS) {
      const other = (position + 1_009) % 31_102;
      if (wordsOf(kjv.at(position)).length < 4 || kjv.at(other).includes(kjv.at(position))) continue;
      const citation = await first(`“${kjv.at(position)}” (${nameOf(other)})`);
      expect(citation).toMatchObject({ verdict: 'wrong_reference', reference: nameOf(other) });
    }
  });
});
