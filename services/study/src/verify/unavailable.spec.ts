import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import type { Library } from '../works/library.js';
import { sharedLibrary } from '../testing/shared-library.js';
import { verifyText } from './verify-text.js';

/** In words that no installed text has. */
const OURS = 'God had such a love for our world that he sent his dearest Son to us';
const FALSE_KJV = 'For God so hated the world, that he gave his only begotten Son';

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
      ['behind a semicolon', `“${OURS}” (John 3:16; ESV)`, 'ESV'],
      ['without a bracket', `“${OURS}” — John 3:16 NLT`, 'NLT'],
      ['with a year', `“${OURS}” (John 3:16, NASB1995)`, 'NASB'],
      ['before the reference', `“${OURS}” (NKJV, John 3:16)`, 'NKJV'],
      ['in brackets of its own', `“${OURS}” (John 3:16) (CSB)`, 'CSB'],
      ['by its full name', `“${OURS}” (John 3:16, New Living Translation)`, 'NLT'],
      ['by a name of everyday words', `“${OURS}” (John 3:16, The Message)`, 'Message'],
      ['behind the quotation', `John 3:16 says “${OURS}” in the NIV.`, 'NIV'],
      ['before the quotation', `NIV: “${OURS}” (John 3:16)`, 'NIV'],
      ['in the sentence', `In the New International Version, John 3:16 says, “${OURS}”.`, 'NIV'],
      ['behind another sentence', `So it is. The NIV says “${OURS}” (John 3:16).`, 'NIV'],
      ['in the sentence, of everyday words', `In The Message, John 3:16 says: “${OURS}”`, 'Message'],
      ['behind the reference before', `John 3:16 (NIV) says, “${OURS}”.`, 'NIV'],
      ['in a block quote', `> ${OURS}\n> — John 3:16 (NIV)`, 'NIV'],
      ['in a block quote, by its full name', `> ${OURS}\n> — John 3:16 (New Living Translation)`, 'NLT'],
      ['before a block quote', `In the NIV, John 3:16 says:\n\n> ${OURS}`, 'NIV'],
      ['inside of the marks', `“${OURS} (John 3:16 NIV)”`, 'NIV'],
      ['without a reference', `The NIV has “${OURS}”.`, 'NIV'],
      ['though like the King James Version', `“${FALSE_KJV}” (John 3:16, NIV)`, 'NIV'],
      ['though of few words', '> Jesus burst into tears.\n> — John 11:35 (NLT)', 'NLT'],
    ])('%s', async (_name, markdown, version) => {
      expect(await verdicts(markdown)).toEqual([`unavailable ${version}`]);
    });
  });

  it('of a version that is installed, but not among the texts chosen for it, is compared with those', async () => {
    const [web, ...others] = library.texts.filter(({ label }) => label !== 'KJV');
    const chosen = web ? [web] : others;
    const [citation] = await verifyText(chosen, `“${FALSE_KJV}” (John 3:16, KJV)`, { installed: library.texts });
    expect(citation).toMatchObject({ verdict: 'altered', translation: web?.label });
    expect(citation).not.toHaveProperty('reason');
  });

  it('that many words in a row show to be of another place is under a wrong reference, whatever version it names', async () => {
    const text = '“The LORD is my shepherd; I shall not want. He maketh me to lie down” (Acts 2:1, NIV)';
    expect((await verifyText(library.texts, text))[0]).toMatchObject({
      verdict: 'wrong_reference',
      foundAt: 'Psalm 23:1-2',
    });
  });

  describe('is compared with the installed texts', () => {
    it.each([
      ['where it names one of them', `“${FALSE_KJV}” (John 3:16, KJV)`, ['altered']],
      [
        'where it names one of them by its name',
        `In the King James Version, John 3:16 says “${FALSE_KJV}”.`,
        ['altered'],
      ],
      [
        'where the nearest name is one of them',
        `Unlike the NIV, the KJV says “${FALSE_KJV}” (John 3:16).`,
        ['altered'],
      ],
      ['behind a sentence on another', `I read the NIV. “${FALSE_KJV}” (John 3:16)`, ['altered']],
      [
        'behind a quotation of another',
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
      ['where a word only looks like a version', `The Message of grace: “${FALSE_KJV}” (John 3:16)`, ['altered']],
    ])('%s', async (_name, markdown, expected) => {
      expect(await verdicts(markdown)).toEqual(expected);
    });
  });
});
