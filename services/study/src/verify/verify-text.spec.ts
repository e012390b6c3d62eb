import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BibleText } from '../library/bible-text.js';
import { loadKjv } from '../library/load-kjv.js';
import { placeAt } from '../library/places.js';
import { verifyText } from './verify-text.js';

let kjv: BibleText;
beforeAll(async () => {
  kjv = await loadKjv();
});

/** 'exact Matthew 5:3', in the order of the answer. */
const verdicts = (markdown: string) =>
  verifyText(kjv, markdown).map(({ verdict, reference }) => `${verdict} ${reference}`);

const SPIRIT = 'Blessed are the poor in spirit: for theirs is the kingdom of heaven.';
const WORLD =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.';

describe('a quotation whose words stand at its reference is exact', () => {
  it.each<[string, string, string[]]>([
    ['a block quote with its reference below', `> ${SPIRIT}\n> — Matthew 5:3 (KJV)`, ['exact Matthew 5:3']],
    ['a block quote with the reference in brackets', `> ${SPIRIT} (Matthew 5:3, KJV)`, ['exact Matthew 5:3']],
    ['a block quote with the reference in front', `> **Matthew 5:3** ${SPIRIT}`, ['exact Matthew 5:3']],
    ['a block quote announced before', `Jesus says in Matthew 5:3:\n\n> ${SPIRIT}`, ['exact Matthew 5:3']],
    ['a block quote with the reference after it', `> ${SPIRIT}\n\n— Matthew 5:3`, ['exact Matthew 5:3']],
    ['a block quote with marks', `> “${SPIRIT}”\n> —*Matt. 5:3*`, ['exact Matthew 5:3']],
    ['straight marks', `He said, "${SPIRIT}" (Matthew 5:3).`, ['exact Matthew 5:3']],
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
      ['exact Psalms 23:6-24:1'],
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
  ])('%s', (_name, markdown, expected) => {
    expect(verdicts(markdown).sort()).toEqual([...expected].sort());
  });

  it('tells two quotations apart', () => {
    expect(verdicts(`“${SPIRIT}” (Matthew 5:3) and “${WORLD}” (John 3:16)`)).toEqual([
      'exact Matthew 5:3',
      'exact John 3:16',
    ]);
    expect(verdicts(`In Matthew 5:3 he says “${SPIRIT}”, and in John 3:16 “${WORLD}”.`)).toEqual([
      'exact Matthew 5:3',
      'exact John 3:16',
    ]);
    expect(verdicts(`“${WORLD}” (Matthew 5:3) and “${SPIRIT}” (John 3:16)`)).toEqual([]);
  });

  it('finds Scripture that somebody else quotes', () => {
    expect(verdicts(`The preacher said, “Remember: ‘${SPIRIT}’ (Matthew 5:3). Live so.”`)).toEqual([
      'exact Matthew 5:3',
    ]);
    expect(verdicts(`> The preacher said, "${SPIRIT}" (Matthew 5:3), and sat down.`)).toEqual(['exact Matthew 5:3']);
  });

  it('lists a quotation within a quotation once', () => {
    const markdown = '“And God said, ‘Let there be light: and there was light.’” (Genesis 1:3)';
    expect(verdicts(markdown)).toEqual(['exact Genesis 1:3']);
  });

  it('says what was quoted, where it stands, and the words there', () => {
    expect(verifyText(kjv, `> ${SPIRIT}\n> — Matthew 5:3 (KJV)`)).toEqual([
      {
        quote: SPIRIT,
        reference: 'Matthew 5:3',
        verdict: 'exact',
        translation: 'KJV',
        place: { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 },
        text: "Blessed are the poor in spirit: for their's is the kingdom of heaven.",
      },
    ]);
    const [chapter] = verifyText(kjv, `“${SPIRIT}” (Matthew 5)`);
    expect(chapter?.place).toEqual({ book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 });
  });
});

describe('nothing else is listed as exact, nor the reference that it claims', () => {
  it.each<[string, string]>([
    ['one changed word', '“Blessed are the rich in spirit: for theirs is the kingdom of heaven.” (Matthew 5:3)'],
    ['one changed word in a block quote', `> ${SPIRIT.replace('poor', 'proud')}\n> — Matthew 5:3 (KJV)`],
    ['a short verse that is not the verse', '> Jesus laughed.\n> — John 11:35'],
    ['a word left out', '“Blessed are poor in spirit” (Matthew 5:3)'],
    ['a word put in', '“Blessed are the very poor in spirit” (Matthew 5:3)'],
    ['a number put in', '“Blessed are the 7 poor in spirit” (Matthew 5:3)'],
    ['words in another order', '“Blessed are the in spirit poor” (Matthew 5:3)'],
    ['another place', `“${SPIRIT}” (Luke 4:18)`],
    ['the neighbouring verse', `“${SPIRIT}” (Matthew 5:4)`],
    ['another place, though the right one was named before', `As said in a sermon: “${SPIRIT}” (Luke 4:18)`],
    ['an invented verse', '“God helps those who help themselves” (Proverbs 6:6)'],
    ['a place that does not exist', `“${SPIRIT}” (Matthew 5:99)`],
    ['a book that does not exist', '“God helps those who help themselves” (Hezekiah 3:4)'],
    ['parts in the wrong order', '“should not perish … For God so loved the world” (John 3:16)'],
    ['an ellipsis around single words', '“For … loved … the … life” (John 3:16)'],
    [
      'a word beyond the range',
      '“Blessed are they that mourn: for they shall be comforted. Blessed are the meek” (Matthew 5:3-4)',
    ],
    ['words without a reference', `“${SPIRIT}”`],
    ['a modern translation', '“For God loved the world so much that he gave his one and only Son” (John 3:16)'],
  ])('%s', (_name, markdown) => {
    expect(verdicts(markdown)).toEqual([]);
  });

  it('a place that was named before does not make a wrong reference right', () => {
    expect(verdicts(`Read Matthew 5:3 first.\n\n“${SPIRIT}” (Luke 4:18)`)).toEqual(['valid_reference Matthew 5:3']);
  });
});

describe('a reference alone', () => {
  it.each<[string, string[]]>([
    ['See Matthew 5:3 and Romans 8:28-30.', ['valid_reference Matthew 5:3', 'valid_reference Romans 8:28-30']],
    ['Romans 8 speaks of it; Jude 5 too.', ['valid_reference Romans 8', 'valid_reference Jude 1:5']],
    ['The words “poor in spirit” in Matthew 5:3 are few.', ['valid_reference Matthew 5:3']],
    ['Matthew 5:3, and again Matthew 5:3.', ['valid_reference Matthew 5:3']],
    ['Obadiah 2:1, Psalm 151:1, John 3:99, John 3:16-99, Hezekiah 3:4', []],
    ['The meeting is 5:30, in the job 3 weeks.', []],
    ['', []],
  ])('%s', (markdown, expected) => {
    expect(verdicts(markdown)).toEqual(expected);
  });

  it('has a place only within one chapter, and shows long passages shortened', () => {
    const [chapters, chapter] = verifyText(kjv, 'Genesis 1-2 and Psalm 119');
    expect(chapters?.place).toBeUndefined();
    expect(chapter?.place).toEqual({ book: 'Psalms', chapter: 119, verse: 1, endVerse: 176 });
    expect(chapter?.text?.length).toBeLessThanOrEqual(300);
    expect(chapter?.text).toMatch(/^Blessed are the undefiled in the way,.*\w…$/);
  });
});

describe('over the whole text', () => {
  /** The same verses in every run: a linear congruential generator. */
  const positions = Array.from({ length: 400 }, (_, index) => (index * 7_919 + 104_729 * (index % 7)) % 31_102);
  const named = (position: number) => {
    const { book, chapter, verse } = placeAt(position);
    return `${book.name} ${chapter}:${verse}`;
  };

  it('every verse quoted as it stands is exact', () => {
    for (const position of positions) {
      const quoted = kjv.at(position);
      expect(verdicts(`> ${quoted}\n> — ${named(position)} (KJV)`)).toEqual([`exact ${named(position)}`]);
      if (quoted.split(' ').length >= 4)
        expect(verdicts(`“${quoted}” (${named(position)})`)).toEqual([`exact ${named(position)}`]);
    }
  });

  it('with one word changed it is not', () => {
    positions.forEach((position, index) => {
      const words = kjv.at(position).split(' ');
      const changed = words.with(index % words.length, 'peradventurous').join(' ');
      expect(verdicts(`> ${changed}\n> — ${named(position)} (KJV)`)).toEqual([]);
      expect(verdicts(`“${changed}” (${named(position)})`).filter((verdict) => verdict.startsWith('exact'))).toEqual(
        [],
      );
    });
  });

  it('under the reference of another verse it is not', () => {
    for (const position of positions) {
      const other = (position + 1_009) % 31_102;
      if (kjv.at(other).includes(kjv.at(position))) continue;
      expect(verdicts(`> ${kjv.at(position)}\n> — ${named(other)} (KJV)`)).toEqual([]);
    }
  });
});

describe('hostile text', () => {
  it.each([
    '"'.repeat(8_000),
    "'".repeat(8_000),
    '> '.repeat(4_000),
    '“a b c d” '.repeat(800),
    `${"'a ".repeat(2_600)}`,
    `'${"a'a ".repeat(2_000)}`,
    '(John 3:16) '.repeat(700),
    '> (John 3:16) '.repeat(500),
    '… '.repeat(4_000),
    '\ud800“John 3:16”\u0000',
  ])('is read without harm', (markdown) => {
    expect(verifyText(kjv, markdown).length).toBeLessThanOrEqual(100);
  });
});
