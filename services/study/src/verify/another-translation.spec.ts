import { beforeAll, expect, it } from '@jest/globals';
import { isFunctionWord } from '@berea/contracts';
import { VERSE_TOTAL } from '@berea/scripture';
import { describeWithLibrary } from '@berea/text-packs/testing';
import type { Library } from '../works/library.js';
import { sharedLibrary } from '../testing/shared-library.js';
import { wordsOf } from '../text/fold-words.js';
import { passageName } from '../text/passages.js';
import { verifyText } from './verify-text.js';

const STRIDE = 2_069;
const EACH = 20;

/** From the Berean Standard Bible and the Open English Bible, which are in the public domain and not installed. */
const OTHERS = [
  [
    'Jeremiah 42:22',
    'Now therefore, know for sure that by sword and famine and plague you will die in the place where you desire to go to reside.',
  ],
  ['2 Kings 19:30', 'And the surviving remnant of the house of Judah will again take root below and bear fruit above.'],
  ['Acts 21:18', 'and the next day Paul went with us to see James, and all the officers of the church were present.'],
] as const;

describeWithLibrary('a quotation that names no version', () => {
  let library: Library;
  beforeAll(async () => {
    library = await sharedLibrary();
    await library.loaded;
  });
  const first = async (reference: string, quote: string) =>
    (await verifyText(library.texts, `“${quote}” (${reference})`))[0];

  it.each(OTHERS)('of another translator is altered, and told how to name it: %s', async (reference, quote) => {
    expect(await first(reference, quote)).toMatchObject({
      verdict: 'altered',
      reference,
      difference: expect.any(Array),
      reason: `These may be words of another translation. If so, name it with the reference, for example (${reference}, NIV).`,
    });
  });

  it('stays altered with one more name or number, whatever reason it has', async () => {
    for (const [reference, quote] of OTHERS) {
      for (const other of ['not', 'seven', 'Peter']) {
        const words = quote.split(' ');
        for (const at of words.keys()) {
          const said = words.toSpliced(at, 0, other).join(' ');
          expect({ said, verdict: (await first(reference, said))?.verdict }).toEqual({ said, verdict: 'altered' });
        }
      }
    }
  });

  it('has no reason about translations when its words are those of another verse', async () => {
    const citation = await first('John 11:35', 'In the beginning was a word, and that word was with our God');
    expect(citation?.reason).toBeUndefined();
  });

  it.each([1, 2, 3])('of an installed text with %d words changed, or left out, is altered', async (changes) => {
    const [moved, told]: [string[], string[]] = [[], []];
    for (const text of library.texts.filter(({ language }) => language === 'en')) {
      for (let number = 0; number < EACH; number += 1) {
        let position = ((number + changes * 71) * STRIDE) % VERSE_TOTAL;
        while (wordsOf(text.at(position)).length < 8 || /["“”‘’]/.test(text.at(position))) {
          position = (position + 1) % VERSE_TOTAL;
        }
        const words = text.at(position).split(' ');
        const others = wordsOf(text.at((position + STRIDE) % VERSE_TOTAL)).filter((word) => !isFunctionWord(word));
        const places = words.flatMap((word, at) => (wordsOf(word).some((each) => !isFunctionWord(each)) ? [at] : []));
        const chosen = Array.from({ length: changes }, (_, index) => places[(number * 3 + index * 2) % places.length]);
        const reference = passageName({ first: position, last: position });
        for (const put of [(index: number) => [others[index] ?? 'peradventure'], () => []]) {
          const quote = words.flatMap((word, at) => (chosen.includes(at) ? put(chosen.indexOf(at)) : [word])).join(' ');
          const citation = await first(reference, quote);
          if (citation?.verdict === 'unavailable') moved.push(`${text.label} ${reference}: ${quote}`);
          if (citation?.reason?.includes('another translation')) told.push(quote);
        }
      }
    }
    expect(moved).toEqual([]);
    // One or two different words are no sign of another translator.
    if (changes < 3) expect(told).toEqual([]);
  });
});
