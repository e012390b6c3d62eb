import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ScriptureText } from './scripture-text.js';
import { sharedKjv } from './testing/shared-kjv.js';
import { verifyText } from './verify-text.js';

let kjv: ScriptureText;
beforeAll(async () => {
  kjv = await sharedKjv();
});

/** 'exact Matthew 5:3', in the order of the answer. */
const verdicts = async (markdown: string) =>
  (await verifyText([kjv], markdown)).map(({ verdict, reference }) => `${verdict} ${reference}`);

const SPIRIT = 'Blessed are the poor in spirit: for theirs is the kingdom of heaven.';
const MOURN = 'Blessed are they that mourn';
const WORLD =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.';

describe('verifyText calls a quotation exact when its words are at its reference', () => {
  it.each<[string, string, string[]]>([
    ['a block quote with its reference below', `> ${SPIRIT}\n> — Matthew 5:3 (KJV)`, ['exact Matthew 5:3']],
    ['a block quote with the reference in brackets', `> ${SPIRIT} (Matthew 5:3, KJV)`, ['exact Matthew 5:3']],
    ['a block quote with the reference in front', `> **Matthew 5:3** ${SPIRIT}`, ['exact Matthew 5:3']],
    ['a block quote announced before', `Jesus says in Matthew 5:3:\n\n> ${SPIRIT}`, ['exact Matthew 5:3']],
    ['a block quote with the reference after it', `> ${SPIRIT}\n\n— Matthew 5:3`, ['exact Matthew 5:3']],
    ['a block quote with marks', `> “${SPIRIT}”\n> —*Matt. 5:3*`, ['exact Matthew 5:3']],
    ['straight marks', `He said, "${SPIRIT}" (Matthew 5:3).`, ['exact Matthew 5:3']],
    ['marks inside of the brackets', `(“${SPIRIT}”, Matthew 5:3)`, ['exact Matthew 5:3']],
    ['small capitals', '“The Lᴏʀᴅ is my shepherd; I shall not want” (Ps 23:1)', ['exact Psalm 23:1']],
    ['small capitals by emphasis', '“The L**ORD** is my [shepherd]; I shall not want” (Ps 23:1)', ['exact Psalm 23:1']],
    ['several books at once', '“In the beginning God created the heaven” (Genesis 1–50)', ['exact Genesis 1-50']],
    ['curly marks', `He said, “${SPIRIT}” (Matt 5:3)`, ['exact Matthew 5:3']],
    ['single curly marks', `He said, ‘${SPIRIT}’ (Matt 5:3)`, ['exact Matthew 5:3']],
    ['a reference before', `Matthew 5:3 reads “${SPIRIT}”, and more follows.`, ['exact Matthew 5:3']],
    ['a part of the verse', 'He is “rich in mercy, for his great love” (Ephesians 2:4).', ['exact Ephesians 2:4']],
    ['other case and punctuation', '“BLESSED are, the poor — in spirit!” (Matthew 5:3)', ['exact Matthew 5:3']],
    [
      'other apostrophes',
      '“the LORD’S passover” is “it is the LORD’S passover” (Exodus 12:11)',
      ['exact Exodus 12:11'],
    ],
    ['ligatures', '“There went out a decree from Cæsar Augustus” (Luke 2:1)', ['exact Luke 2:1']],
    [
      'brackets around supplied words',
      '“In the beginning was the Word” (John 1:1); “darkness [was] upon the face of the deep” (Gen 1:2)',
      ['exact John 1:1', 'exact Genesis 1:2'],
    ],
    ['emphasis inside', '“Blessed are the **poor in spirit**” (Matthew 5:3)', ['exact Matthew 5:3']],
    [
      'a range',
      '“Blessed are they that mourn: for they shall be comforted. Blessed are the meek” (Matthew 5:3–12)',
      ['exact Matthew 5:3-12'],
    ],
    [
      'numbers of the verses',
      `> 3 ${SPIRIT} 4 Blessed are they that mourn: for they shall be comforted.\n> — Matthew 5:3-4`,
      ['exact Matthew 5:3-4'],
    ],
    [
      'a range over chapters',
      '“I will dwell in the house of the LORD for ever. The earth is the LORD’s” (Psalm 23:6-24:1)',
      ['exact Psalm 23:6-24:1'],
    ],
    ['a whole chapter', `“${SPIRIT}” (Matthew 5)`, ['exact Matthew 5']],
    ['an ellipsis', '“For God so loved the world … should not perish” (John 3:16)', ['exact John 3:16']],
    ['three dots in brackets', '"For God so loved [...] but have everlasting life." (John 3:16)', ['exact John 3:16']],
    ['a short verse in full', '> Jesus wept.\n> — John 11:35 (KJV)', ['exact John 11:35']],
    [
      'either of two references',
      '“Love your enemies, do good” (Matthew 5:44; Luke 6:27)',
      ['valid_reference Matthew 5:44', 'exact Luke 6:27'],
    ],
    [
      'either of two references',
      '“Love your enemies, bless them” (Luke 6:27; Matthew 5:44)',
      ['valid_reference Luke 6:27', 'exact Matthew 5:44'],
    ],
    [
      'a numbered list',
      `1. John 3:16: “${WORLD}”\n2. Matthew 5:3: “${SPIRIT}”`,
      ['exact John 3:16', 'exact Matthew 5:3'],
    ],
    ['a table', `| John 3:16 | “${WORLD}” |\n| Matthew 5:3 | “${SPIRIT}” |`, ['exact John 3:16', 'exact Matthew 5:3']],
  ])('%s', async (_name, markdown, expected) => {
    expect((await verdicts(markdown)).sort()).toEqual([...expected].sort());
  });

  it('with two quotations in one sentence, each by its own reference', async () => {
    expect(await verdicts(`“${SPIRIT}” (Matthew 5:3) and “${WORLD}” (John 3:16)`)).toEqual([
      'exact Matthew 5:3',
      'exact John 3:16',
    ]);
    expect(await verdicts(`In Matthew 5:3 he says “${SPIRIT}”, and in John 3:16 “${WORLD}”.`)).toEqual([
      'exact Matthew 5:3',
      'exact John 3:16',
    ]);
    expect(await verdicts(`“${WORLD}” (Matthew 5:3) and “${SPIRIT}” (John 3:16)`)).toEqual([
      'wrong_reference Matthew 5:3',
      'wrong_reference John 3:16',
    ]);
  });

  it('also when somebody else quotes it within other words', async () => {
    expect(await verdicts(`The preacher said, “Remember: ‘${SPIRIT}’ (Matthew 5:3). Live so.”`)).toEqual([
      'exact Matthew 5:3',
    ]);
    expect(await verdicts(`> The preacher said, "${SPIRIT}" (Matthew 5:3), and sat down.`)).toEqual([
      'exact Matthew 5:3',
    ]);
  });

  it('and lists a quotation within a quotation once', async () => {
    const markdown = '“And God said, ‘Let there be light: and there was light.’” (Genesis 1:3)';
    expect(await verdicts(markdown)).toEqual(['exact Genesis 1:3']);
  });

  it('and says what was quoted, the place of it, and the words there', async () => {
    expect(await verifyText([kjv], `> ${SPIRIT}\n> — Matthew 5:3 (KJV)`)).toEqual([
      {
        quote: SPIRIT,
        reference: 'Matthew 5:3',
        verdict: 'exact',
        translation: 'KJV',
        place: { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 },
        text: "Blessed are the poor in spirit: for their's is the kingdom of heaven.",
      },
    ]);
    const [chapter] = await verifyText([kjv], `“${SPIRIT}” (Matthew 5)`);
    expect(chapter?.place).toEqual({ book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 });
  });
});

describe('verifyText, for references that go on from another', () => {
  it.each<[string, string[]]>([
    [`Matthew 5:3-12. “${MOURN}” (v. 9).`, ['valid_reference Matthew 5:3-12', 'wrong_reference Matthew 5:9']],
    [`Matthew 5:3-12. “${MOURN}” (v. 4).`, ['valid_reference Matthew 5:3-12', 'exact Matthew 5:4']],
    [`“${MOURN}” (5:4) follows Matthew 5:3.`, ['exact Matthew 5:4', 'valid_reference Matthew 5:3']],
    [`In Matthew 5, “${MOURN}” (verse 4)`, ['valid_reference Matthew 5', 'exact Matthew 5:4']],
    [`Matthew 5:3 first.\n\n“${MOURN}” (ibid., v. 4)`, ['valid_reference Matthew 5:3', 'exact Matthew 5:4']],
    [`See Romans 8:28. “${MOURN}” (v. 4) is of the sermon.`, ['valid_reference Romans 8:28', 'exact undefined']],
    ['Matthew 5:3 is short. So is v. 9; there is no v. 99.', ['valid_reference Matthew 5:3']],
  ])('in %j, finds %j', async (markdown, expected) => {
    expect(await verdicts(markdown)).toEqual(expected);
  });
});

describe('verifyText, for books outside the 66', () => {
  it.each(['Sirach 3:1', 'Ecclesiasticus 3:1', '1 Maccabees 2:15', 'Wisdom of Solomon 3:1'])(
    'names %s',
    async (reference) => {
      const [citation, ...more] = await verifyText([kjv], `As ${reference} says.`);
      expect(more).toEqual([]);
      expect(citation).toMatchObject({ reference, verdict: 'invalid_reference' });
      expect(citation?.reason).toMatch(/belongs to the Apocrypha, which are not installed\.$/);
    },
  );
});

describe('verifyText, for references without a quotation', () => {
  it.each<[string, string[]]>([
    ['See Matthew 5:3 and Romans 8:28-30.', ['valid_reference Matthew 5:3', 'valid_reference Romans 8:28-30']],
    ['Romans 8 speaks of it; Jude 5 too.', ['valid_reference Romans 8', 'valid_reference Jude 1:5']],
    ['The words “poor in spirit” in Matthew 5:3 are few.', ['valid_reference Matthew 5:3']],
    ['Matthew 5:3, and again Matthew 5:3.', ['valid_reference Matthew 5:3']],
    ['Jude 5 and Jude 26', ['valid_reference Jude 1:5', 'invalid_reference Jude 26']],
    [
      'Obadiah 2:1, Psalm 151:1, John 3:99, John 3:16-99, Hezekiah 3:4',
      [
        'invalid_reference Obadiah 2:1',
        'invalid_reference Psalm 151:1',
        'invalid_reference John 3:99',
        'invalid_reference John 3:16-99',
        'invalid_reference Hezekiah 3:4',
      ],
    ],
    ['Génesis 1:1 is written so elsewhere.', ['valid_reference Genesis 1:1']],
    ['The meeting is 5:30, in the job 3 weeks.', []],
    ['', []],
  ])('in %j, finds %j', async (markdown, expected) => {
    expect(await verdicts(markdown)).toEqual(expected);
  });

  it.each([
    ['Obadiah 2:1', 'Obadiah has 1 chapter.'],
    ['Psalm 151:1', 'Psalms has 150 chapters.'],
    ['Jude 26', 'Jude has 25 verses.'],
    ['John 3:16-99', 'John 3 has 36 verses.'],
    ['Matthew 5:0', 'Verses are counted from 1.'],
    ['Hezekiah 3:4', 'There is no book called Hezekiah among the 66 of this Bible.'],
  ])('says why %s does not exist: %s', async (reference, reason) => {
    expect(await verifyText([kjv], `See ${reference}.`)).toEqual([{ reference, verdict: 'invalid_reference', reason }]);
  });

  it('gives a place only within one chapter, and shows long passages shortened', async () => {
    const [chapters, chapter] = await verifyText([kjv], 'Genesis 1-2 and Psalm 119');
    expect(chapters?.place).toBeUndefined();
    expect(chapter?.place).toEqual({ book: 'Psalms', chapter: 119, verse: 1, endVerse: 176 });
    expect(chapter?.text?.length).toBeLessThanOrEqual(300);
    expect(chapter?.text).toMatch(/^Blessed are the undefiled in the way,.*\w…$/);
  });
});
