import { beforeAll, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import type { Library } from '../works/library.js';
import { sharedLibrary } from '../testing/shared-library.js';
import { verifyText } from './verify-text.js';

describeWithLibrary('quotations from other installed translations', () => {
  let library: Library;
  beforeAll(async () => {
    library = await sharedLibrary();
    await library.loaded;
  });
  const first = async (markdown: string) => (await verifyText(library.texts, markdown))[0];

  it('are judged by whole words, when the source of the King James text parts some', async () => {
    const quote = (words: string) => first(`“${words}” (Hebrews 4:16)`);
    const right = 'Let us therefore come boldly unto the throne of grace';
    expect(await quote(right)).toMatchObject({ verdict: 'exact', translation: 'KJV' });
    expect(await quote(right.replace('boldly', 'bold ly'))).toMatchObject({ verdict: 'altered' });
  });

  it.each([
    [
      'by the number of the edition',
      '“Y oró Jonás desde el vientre del pez á Jehová su Dios” (Jonah 2:2, RV1909)',
      'Jonah 2:2',
    ],
    [
      'by the King James number',
      '“Y oró Jonás desde el vientre del pez á Jehová su Dios” (Jonah 2:1, RV1909)',
      'Jonah 2:1',
    ],
    [
      'at a number that the King James Version lacks',
      '“Y mandó Jehová al pez, y vomitó á Jonás en tierra.” (Jonah 2:11, RV1909)',
      'Jonah 2:11',
    ],
    ['over several verses', '“Una vez hablé, y no responderé” (Job 39:37-38, RV1909)', 'Job 39:37-38'],
    ['in a chapter of the edition', '“MAS Jehová había prevenido un gran pez” (Jonah 2, RV1909)', 'Jonah 2'],
  ])('that count otherwise are exact %s', async (_name, markdown, reference) => {
    expect(await first(markdown)).toMatchObject({ verdict: 'exact', reference, translation: 'RV1909' });
    expect((await verifyText(library.texts, markdown)).map(({ verdict }) => verdict)).toEqual(['exact']);
  });

  it('that count verses differently are reported where the number belongs to neither text, and where a word differs', async () => {
    const [at, altered] = [
      await first('“Y oró Jonás desde el vientre del pez á Jehová su Dios” (Jonah 3:2, RV1909)'),
      await first('“Y mandó Jehová al pez, y tragó á Jonás en tierra.” (Jonah 2:11, RV1909)'),
    ];
    expect(at).toMatchObject({ verdict: 'wrong_reference', foundAt: 'Jonah 2:1' });
    expect(altered).toMatchObject({ verdict: 'altered', translation: 'RV1909' });
  });

  it.each([
    ['Acts 8:37', 'Not available', 'DBY'],
    ['1 Samuel 17:20', 'dummy verses inserted by amos', 'ASV'],
  ])('are never the filler of a source: %s', async (reference, filler, code) => {
    const verdicts = (await verifyText(library.texts, `> ${filler}\n> — ${reference} (${code})`)).map(
      ({ verdict }) => verdict,
    );
    expect(verdicts).not.toContain('exact');
    expect(verdicts).not.toContain('exact_elsewhere');
  });

  it.each([
    [
      'are found there, and the translation is named',
      '“In the beginning, God created the heavens and the earth.” (Genesis 1:1)',
      { verdict: 'exact_elsewhere', reference: 'Genesis 1:1', translation: 'WEB' },
    ],
    [
      'are exact where they name it',
      '“In the beginning, God created the heavens and the earth.” (Genesis 1:1, WEB)',
      { verdict: 'exact', reference: 'Genesis 1:1', translation: 'WEB' },
    ],
    [
      'are found elsewhere where they name another',
      '“In the beginning God created the heaven and the earth.” (Genesis 1:1, WEB)',
      { verdict: 'exact_elsewhere', reference: 'Genesis 1:1', translation: 'KJV' },
    ],
    [
      'name one that is not installed, and are found in one that is',
      '“I can do all things through Christ who strengthens me” (Philippians 4:13, ESV)',
      { verdict: 'exact_elsewhere', reference: 'Philippians 4:13', translation: 'WEB' },
    ],
    [
      'have a wrong reference, shown in that translation',
      '“Yahweh is my shepherd; I shall lack nothing.” (Psalm 24:1)',
      {
        verdict: 'wrong_reference',
        reference: 'Psalm 24:1',
        foundAt: 'Psalm 23:1',
        translation: 'WEB',
        text: expect.stringContaining('Yahweh'),
      },
    ],
    [
      'in another language need no reference',
      '“En el principio crió Dios los cielos y la tierra”',
      { verdict: 'exact_elsewhere', foundAt: 'Genesis 1:1', translation: 'RV1909' },
    ],
    [
      'are compared with the one that they name, though another is more like them',
      '“In the beginning God created the heaven and the moon.” (Genesis 1:1, WEB)',
      { verdict: 'altered', reference: 'Genesis 1:1', translation: 'WEB' },
    ],
    [
      'are compared with the one that they are most like',
      '“Yahweh is my banker; I shall lack nothing.” (Psalm 23:1)',
      { verdict: 'altered', reference: 'Psalm 23:1', translation: 'WEB' },
    ],
    [
      'that is not installed cannot be checked, and what is nearest is shown beside',
      '“For God loved the world so much that he gave his one and only Son” (John 3:16, NIV)',
      {
        verdict: 'unavailable',
        reference: 'John 3:16',
        translation: 'KJV',
        text: expect.stringMatching(/^For God so loved the world/),
        reason: 'The NIV is not installed.',
      },
    ],
    [
      'that only sound like a verse by common words are none',
      '1 John 5:7 is called so: “Three in one and one in three”',
      { verdict: 'not_scripture' },
    ],
  ])('%s', async (_name, markdown, expected) => {
    expect(await first(markdown)).toMatchObject(expected);
  });
});
