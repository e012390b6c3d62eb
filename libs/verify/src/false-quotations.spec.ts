import { beforeAll, describe, expect, it } from '@jest/globals';
import type { WordChange } from '@berea/contracts';
import type { ScriptureText } from './scripture-text.js';
import { sharedKjv } from './testing/shared-kjv.js';
import { verifyText } from './verify-text.js';

let kjv: ScriptureText;
beforeAll(async () => {
  kjv = await sharedKjv();
});

const SPIRIT = 'Blessed are the poor in spirit: for theirs is the kingdom of heaven.';

/** 'altered Matthew 5:3', 'wrong_reference Luke 4:18 → Matthew 5:3', in the order of the answer. */
const verdicts = async (markdown: string) =>
  (await verifyText([kjv], markdown)).map(({ verdict, reference, foundAt }) =>
    [verdict, reference, foundAt && `→ ${foundAt}`].filter(Boolean).join(' '),
  );

/** 'Blessed are the -poor +rich in spirit' */
const shown = (difference: readonly WordChange[] = []) =>
  difference.map(({ kind, text }) => `${{ same: '', missing: '-', added: '+' }[kind]}${text}`).join(' ');

describe('verifyText calls a quotation altered when its reference has nearly the same words', () => {
  it.each<[string, string, string, string]>([
    [
      'one changed word',
      '“Blessed are the rich in spirit: for theirs is the kingdom of heaven.” (Matthew 5:3)',
      'altered Matthew 5:3',
      'Blessed are the -poor +rich in spirit: for theirs is the kingdom of heaven.',
    ],
    [
      'in a block quote',
      `> ${SPIRIT.replace('poor', 'proud')}\n> — Matthew 5:3 (KJV)`,
      'altered Matthew 5:3',
      'Blessed are the -poor +proud in spirit: for theirs is the kingdom of heaven.',
    ],
    [
      'the last word changed',
      `“${SPIRIT.replace('heaven', 'earth')}” (Matthew 5:3)`,
      'altered Matthew 5:3',
      'Blessed are the poor in spirit: for theirs is the kingdom of -heaven. +earth.',
    ],
    [
      'the first word changed',
      '“Happy are the poor in spirit” (Matthew 5:3)',
      'altered Matthew 5:3',
      '-Blessed +Happy are the poor in spirit',
    ],
    ['a short verse', '> Jesus laughed.\n> — John 11:35', 'altered John 11:35', 'Jesus -wept. +laughed.'],
    [
      'a word left out',
      '“Blessed are poor in spirit” (Matthew 5:3)',
      'altered Matthew 5:3',
      'Blessed are -the poor in spirit',
    ],
    [
      'a word put in',
      '“Blessed are the very poor in spirit” (Matthew 5:3)',
      'altered Matthew 5:3',
      'Blessed are the +very poor in spirit',
    ],
    [
      'a number put in',
      '“Blessed are the 7 poor in spirit” (Matthew 5:3)',
      'altered Matthew 5:3',
      'Blessed are the +7 poor in spirit',
    ],
    [
      'another order',
      '“Blessed are the in spirit poor” (Matthew 5:3)',
      'altered Matthew 5:3',
      'Blessed are the -poor in spirit -for +poor',
    ],
    [
      'with an ellipsis',
      '“For God so loved the church … should not perish” (John 3:16)',
      'altered John 3:16',
      'For God so loved the -world, +church … should not perish',
    ],
    [
      'somewhere in a long passage',
      '“The LORD is my banker; I shall not want” (Psalms 1–50)',
      'altered Psalms 1-50',
      'The LORD is my -shepherd; +banker; I shall not want',
    ],
    [
      'words of another translation',
      '“For God loved the world so much that he gave his one and only Son” (John 3:16)',
      'altered John 3:16',
      'For God -so loved the world +so much that he gave his +one and only -begotten Son',
    ],
    [
      'without a reference',
      '“The LORD is my banker; I shall not want” is common.',
      'altered → Psalm 23:1',
      'The LORD is my -shepherd; +banker; I shall not want',
    ],
    [
      'under a wrong reference',
      '“The LORD is my banker; I shall not want” (Genesis 1:1)',
      'altered Genesis 1:1 → Psalm 23:1',
      'The LORD is my -shepherd; +banker; I shall not want',
    ],
  ])('%s', async (_name, markdown, verdict, difference) => {
    expect(await verdicts(markdown)).toEqual([verdict]);
    expect(shown((await verifyText([kjv], markdown))[0]?.difference)).toBe(difference);
  });

  it('when an ellipsis leaves nothing else, says that they are single words', async () => {
    const [citation] = await verifyText([kjv], '“For … loved … the … life” (John 3:16)');
    expect(citation).toMatchObject({ verdict: 'altered', reason: expect.stringMatching(/^Single words/) });
    expect(shown(citation?.difference)).toBe('For … loved … the … life');
  });

  it('but not when they are said to be from a translation that is not installed', async () => {
    const [citation] = await verifyText([kjv], `“${SPIRIT.replace('poor', 'meek')}” (Matthew 5:3, NIV)`);
    expect(citation).toMatchObject({ verdict: 'unavailable', translation: 'KJV', reason: 'The NIV is not installed.' });
    expect(citation).not.toHaveProperty('difference');
  });
});

describe('verifyText calls a reference wrong when the quotation is at another place', () => {
  it.each<[string, string, string[]]>([
    ['another book', `“${SPIRIT}” (Luke 4:18)`, ['wrong_reference Luke 4:18 → Matthew 5:3']],
    ['the neighbouring verse', `“${SPIRIT}” (Matthew 5:4)`, ['wrong_reference Matthew 5:4 → Matthew 5:3']],
    [
      'though the right one was named before',
      `Read Matthew 5:3 first.\n\n“${SPIRIT}” (Luke 4:18)`,
      ['valid_reference Matthew 5:3', 'wrong_reference Luke 4:18 → Matthew 5:3'],
    ],
    [
      'one that does not exist',
      `“${SPIRIT}” (Matthew 5:99)`,
      ['wrong_reference Matthew 5:99 → Matthew 5:3', 'invalid_reference Matthew 5:99'],
    ],
    [
      'a range that is too short',
      '“Blessed are they that mourn: for they shall be comforted. Blessed are the meek” (Matthew 5:3-4)',
      ['wrong_reference Matthew 5:3-4 → Matthew 5:4-5'],
    ],
    [
      'the nearest of several places',
      '“I will never leave thee, nor forsake thee” (Hebrews 13:6)',
      ['wrong_reference Hebrews 13:6 → Hebrews 13:5'],
    ],
    [
      'with numbers of verses',
      `“3 ${SPIRIT} 4 Blessed are they that mourn” (Mark 5:3)`,
      ['wrong_reference Mark 5:3 → Matthew 5:3-4'],
    ],
    [
      'with an ellipsis',
      '“For God so loved the world … should not perish” (John 3:17)',
      ['wrong_reference John 3:17 → John 3:16'],
    ],
  ])('%s', async (_name, markdown, expected) => {
    expect((await verdicts(markdown)).sort()).toEqual([...expected].sort());
  });
});

describe('verifyText calls a quotation no Scripture when it is nowhere in the text', () => {
  it.each<[string, string, string[]]>([
    ['a saying', '“God helps those who help themselves” (Proverbs 6:6)', ['not_scripture Proverbs 6:6']],
    ['without a reference', 'Also “Cleanliness is next to godliness”.', ['not_scripture']],
    [
      'under a book that does not exist',
      '“God helps those who help themselves” (Hezekiah 3:4)',
      ['not_scripture', 'invalid_reference Hezekiah 3:4'],
    ],
    [
      'beside a place that is only mentioned',
      'In Matthew 5:3 Jesus speaks of the poor. Augustine said “Our heart is restless until it rests in thee”.',
      ['valid_reference Matthew 5:3', 'not_scripture'],
    ],
    [
      'when the reference before it belongs to another quotation',
      `“${SPIRIT}” (Matthew 5:4) and the saying goes: “They that help themselves: they shall be helped.”`,
      ['wrong_reference Matthew 5:4 → Matthew 5:3', 'not_scripture'],
    ],
    ['a short block quote', '> Peter danced merrily.\n> — John 11:35', ['not_scripture John 11:35']],
    ['few words in a sentence prove nothing', 'the “great river Styx” (John 11:35)', ['valid_reference John 11:35']],
  ])('%s', async (_name, markdown, expected) => {
    expect(await verdicts(markdown)).toEqual(expected);
  });
});

describe('verifyText, for a quotation without a reference', () => {
  it('says where its words are when the text has them', async () => {
    expect(await verifyText([kjv], `“${SPIRIT}”`)).toEqual([
      {
        quote: SPIRIT,
        verdict: 'exact',
        foundAt: 'Matthew 5:3',
        foundPlace: { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 },
        translation: 'KJV',
        text: "Blessed are the poor in spirit: for their's is the kingdom of heaven.",
      },
    ]);
  });

  it('within a sentence of somebody else, judges it by itself', async () => {
    expect(await verdicts('The preacher cried, “He said ‘Blessed are the poor in spirit’ and I believe it”.')).toEqual([
      'exact → Matthew 5:3',
    ]);
    expect(await verdicts('“He said ‘Blessed are the rich in spirit’ and I believe it”')).toEqual([
      'altered → Matthew 5:3',
    ]);
  });
});
