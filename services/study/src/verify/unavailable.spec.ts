import { beforeAll, describe, expect, it } from '@jest/globals';
import { VERSE_TOTAL } from '@berea/scripture';
import { describeWithLibrary } from '@berea/text-packs/testing';
import type { Library } from '../works/library.js';
import { sharedLibrary } from '../testing/shared-library.js';
import { wordsOf } from '../text/fold-words.js';
import { passageName } from '../text/passages.js';
import { verifyText } from './verify-text.js';

/** In words that no installed text has. */
const OURS = 'God had such a love for our world that he sent his dearest Son to us';
const PLANS = 'I know what I have in mind for you, plans for your good and not to hurt you';
const HELPS = 'God helps those who help themselves';
const FALSE_KJV = 'For God so hated the world, that he gave his only begotten Son';
const STRIDE = 2_069;
const nameOf = (position: number) => passageName({ first: position, last: position });

describeWithLibrary('a quotation', () => {
  let library: Library;
  beforeAll(async () => {
    library = await sharedLibrary();
    await library.loaded;
  });
  const verdicts = async (markdown: string) =>
    (await verifyText(library.texts, markdown))
      .filter(({ quote }) => quote !== undefined)
      .map(({ verdict, reason }) => [verdict, /The (.*) is not/.exec(reason ?? '')?.[1]].filter(Boolean).join(' '));

  describe('of a version that is named and not installed cannot be checked', () => {
    it.each([
      ['a code behind the reference', `“${OURS}” (John 3:16, NIV)`, 'NIV'],
      ['after a semicolon', `“${OURS}” (John 3:16; ESV)`, 'ESV'],
      ['without a bracket', `“${OURS}” — John 3:16 NLT`, 'NLT'],
      ['with a year', `“${OURS}” (John 3:16, NASB1995)`, 'NASB'],
      ['before the reference', `“${OURS}” (NKJV, John 3:16)`, 'NKJV'],
      ['in brackets of its own', `“${OURS}” (John 3:16) (CSB)`, 'CSB'],
      ['by its full name', `“${OURS}” (John 3:16, New Living Translation)`, 'NLT'],
      ['by a name of everyday words', `“${OURS}” (John 3:16, The Message)`, 'Message'],
      ['after the quotation', `John 3:16 says “${OURS}” in the NIV.`, 'NIV'],
      ['before the quotation', `NIV: “${OURS}” (John 3:16)`, 'NIV'],
      ['in the sentence', `In the New International Version, John 3:16 says, “${OURS}”.`, 'NIV'],
      ['after another sentence', `So it is. The NIV says “${OURS}” (John 3:16).`, 'NIV'],
      ['in the sentence, of everyday words', `In The Message, John 3:16 says: “${OURS}”`, 'Message'],
      ['after the reference before', `John 3:16 (NIV) says, “${OURS}”.`, 'NIV'],
      ['in a block quote', `> ${OURS}\n> — John 3:16 (NIV)`, 'NIV'],
      ['in a block quote, by its full name', `> ${OURS}\n> — John 3:16 (New Living Translation)`, 'NLT'],
      ['before a block quote', `In the NIV, John 3:16 says:\n\n> ${OURS}`, 'NIV'],
      ['inside of the marks', `“${OURS} (John 3:16 NIV)”`, 'NIV'],
      ['without a reference', `The NIV has “${OURS}”.`, 'NIV'],
      ['after a verse that goes on', `Jeremiah 29:10 speaks of seventy years. “${PLANS}” (v. 11, NIV)`, 'NIV'],
      ['after a verse that goes on, outside of the bracket', `After Jeremiah 29:10: “${PLANS}” (v. 11) NLT`, 'NLT'],
      ['before a verse that goes on', `Jeremiah 29:10 comes first. In the ESV, verse 11 says “${PLANS}”.`, 'ESV'],
      ['though like the King James Version', `“${FALSE_KJV}” (John 3:16, NIV)`, 'NIV'],
      ['though of few words', '> Jesus burst into tears.\n> — John 11:35 (NLT)', 'NLT'],
    ])('%s', async (_name, markdown, version) => {
      expect(await verdicts(markdown)).toEqual([`unavailable ${version}`]);
    });
  });

  it('says so with the words of the nearest text, and calls nothing in it different', async () => {
    const [citation] = await verifyText(library.texts, `“${PLANS}” (Jeremiah 29:11, NIV)`);
    expect(citation).toMatchObject({
      reference: 'Jeremiah 29:11',
      translation: 'WEB',
      text: expect.stringMatching(/^For I know the thoughts/),
      reason: 'The NIV is not installed.',
    });
    expect(citation).not.toHaveProperty('difference');
  });

  describe('is judged as if it named no version', () => {
    it.each([
      ['when it has nothing of the verse', `“${HELPS}” (Proverbs 6:6, NIV)`, ['not_scripture']],
      ['in a block quote', `> ${HELPS}\n> — Proverbs 3:5 (NLT)`, ['not_scripture']],
      ['of few words', '> Peter danced merrily.\n> — John 11:35 (NLT)', ['not_scripture']],
      ['when the version is named before', `The NIV says “${HELPS}” (Ecclesiastes 3:1).`, ['not_scripture']],
      ['after a verse that goes on', `Jeremiah 29:10 is first. “${HELPS}” (v. 11, NIV)`, ['not_scripture']],
      ['when the chapter has no such verse', `“${OURS}” (John 3:99, NIV)`, ['not_scripture']],
      ['when there is no such chapter', `“${OURS}” (John 33:16, ESV)`, ['not_scripture']],
      ['when it is of another verse, with a word changed', `“${FALSE_KJV}” (Numbers 7:13, ESV)`, ['altered']],
      ['when a few words in a row are of another verse', '“I shall not want” (Jude 1:4, ESV)', ['wrong_reference']],
    ])('%s', async (_name, markdown, expected) => {
      expect(await verdicts(markdown)).toEqual(expected);
    });

    it('when it is made of words of many verses, in at least five of six of 200 quotations', async () => {
      const [text] = library.texts;
      const made = Array.from({ length: 200 }, (_, number) => {
        const words = Array.from({ length: 8 + (number % 7) }, (_word, index) => {
          const there = wordsOf(text?.at((number * 71 + index * STRIDE) % VERSE_TOTAL) ?? '');
          return there[(number + index) % there.length] ?? 'selah';
        });
        return `“${words.join(' ')}” (${nameOf((number * STRIDE) % VERSE_TOTAL)}, NIV)`;
      });
      const silenced: string[] = [];
      for (const each of made) if ((await verdicts(each)).join().startsWith('unavailable')) silenced.push(each);
      expect(silenced.length).toBeLessThanOrEqual(200 / 6);
    });
  });

  it('of a version that is not here is never called altered or no Scripture: 240 verses of texts taken out', async () => {
    const english = library.texts.filter(({ language }) => language === 'en');
    for (const [index, missing] of english.entries()) {
      const others = library.texts.filter((text) => text !== missing);
      for (let number = 0; number < 40; number += 1) {
        const position = ((number * 7 + index) * STRIDE) % VERSE_TOTAL;
        const said = `“${missing.at(position)}” (${nameOf(position)}, NIV)`;
        const [citation] = await verifyText(others, said);
        expect([said, 'unavailable', 'exact', 'exact_elsewhere', 'valid_reference']).toContain(citation?.verdict);
      }
    }
  });

  it('in a language of which no text is installed cannot be checked', async () => {
    const texts = library.texts.filter(({ language }) => language === 'en');
    const spanish = '“Porque yo sé muy bien los planes que tengo para ustedes” (Jeremiah 29:11, NVI)';
    expect((await verifyText(texts, spanish))[0]).toMatchObject({ verdict: 'unavailable' });
  });

  it('beside a book that does not exist is said to name none, when no verse can be compared', async () => {
    const told = await verifyText(library.texts, `The NIV says “${HELPS}” (Hezekiah 3:4).`);
    expect(told.map(({ verdict }) => verdict)).toEqual(['unavailable', 'invalid_reference']);
  });

  it('of a version that is installed, but not among the texts chosen for it, is compared with those', async () => {
    const [web, ...others] = library.texts.filter(({ label }) => label !== 'KJV');
    const chosen = web ? [web] : others;
    const [citation] = await verifyText(chosen, `“${FALSE_KJV}” (John 3:16, KJV)`, { installed: library.texts });
    expect(citation).toMatchObject({ verdict: 'altered', translation: web?.label });
    expect(citation).not.toHaveProperty('reason');
  });

  it('whose many words in a row are from another place has a wrong reference, whatever version it names', async () => {
    const text = '“The LORD is my shepherd; I shall not want. He maketh me to lie down” (Acts 2:1, NIV)';
    expect((await verifyText(library.texts, text))[0]).toMatchObject({
      verdict: 'wrong_reference',
      foundAt: 'Psalm 23:1-2',
    });
  });

  describe('is compared with the installed texts', () => {
    it.each([
      ['when it names one of them', `“${FALSE_KJV}” (John 3:16, KJV)`, ['altered']],
      [
        'when it names one of them by its name',
        `In the King James Version, John 3:16 says “${FALSE_KJV}”.`,
        ['altered'],
      ],
      ['when the nearest name is one of them', `Unlike the NIV, the KJV says “${FALSE_KJV}” (John 3:16).`, ['altered']],
      ['after a sentence on another', `I read the NIV. “${FALSE_KJV}” (John 3:16)`, ['altered']],
      [
        'after a quotation of another',
        `“${OURS}” (John 3:16, NIV) and “${FALSE_KJV}” (John 3:16)`,
        ['unavailable NIV', 'altered'],
      ],
      [
        'beside another without a reference',
        `“${OURS}” (NIV), “${FALSE_KJV}” (John 3:16)`,
        ['unavailable NIV', 'altered'],
      ],
      ['before another', `KJV: “${FALSE_KJV}” NIV: “${OURS}”`, ['altered', 'unavailable NIV']],
      [
        'in a list',
        `- KJV: “${FALSE_KJV}”\n- NIV: “${OURS}”\n- “${FALSE_KJV}.”`,
        ['altered', 'unavailable NIV', 'altered'],
      ],
      [
        'in block quotes',
        `> ${OURS}\n> — John 3:16 (NIV)\n\n> ${FALSE_KJV}\n> — John 3:16`,
        ['unavailable NIV', 'altered'],
      ],
      [
        'before a sentence on another',
        `> In him was life\n> — John 1:4 (KJV)\n\nThe NLT has “${OURS}”.`,
        ['exact', 'unavailable NLT'],
      ],
      ['when a word only looks like a version', `The Message of grace: “${FALSE_KJV}” (John 3:16)`, ['altered']],
    ])('%s', async (_name, markdown, expected) => {
      expect(await verdicts(markdown)).toEqual(expected);
    });
  });
});
