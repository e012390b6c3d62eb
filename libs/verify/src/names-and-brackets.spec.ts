import { beforeAll, describe, expect, it } from '@jest/globals';
import type { WordChange } from '@berea/contracts';
import { sharedKjv } from './testing/shared-kjv.js';
import type { ScriptureText } from './scripture-text.js';
import { verifyText } from './verify-text.js';

let kjv: ScriptureText;
beforeAll(async () => {
  kjv = await sharedKjv();
});

const citations = (markdown: string) => verifyText([kjv], markdown);
const verdicts = async (markdown: string) =>
  (await citations(markdown)).map(({ verdict, reference }) => `${verdict} ${reference}`);
const shown = (difference: readonly WordChange[] = []) =>
  difference.map(({ kind, text }) => `${{ same: '', missing: '-', added: '+' }[kind]}${text}`).join(' ');

describe('the Name in capitals, and a title in small letters', () => {
  it.each([
    [
      '“The LORD said unto my LORD, Sit thou at my right hand” (Psalm 110:1)',
      'The LORD said unto my -Lord, +LORD, Sit thou at my right hand',
    ],
    [
      '“My soul doth magnify the LORD, and my spirit hath rejoiced” (Luke 1:46-47)',
      'My soul doth magnify the -Lord, +LORD, and my spirit hath rejoiced',
    ],
    ['“In the beginning GOD created the heaven” (Genesis 1:1)', 'In the beginning -God +GOD created the heaven'],
  ])('are told apart: %s', async (markdown, difference) => {
    const [citation] = await citations(markdown);
    expect([citation?.verdict, shown(citation?.difference)]).toEqual(['altered', difference]);
  });

  it.each([
    ['in the letters of the text', '“The LORD said unto my Lord, Sit thou at my right hand” (Psalm 110:1)'],
    ['in small letters alone, as most people type', '“The Lord is my shepherd; I shall not want” (Psalm 23:1)'],
    ['in a line of capitals', '“MY SOUL DOTH MAGNIFY THE LORD” (Luke 1:46)'],
    ['in capitals for the weight of all', '“KING OF KINGS, AND LORD OF LORDS” (1 Timothy 6:15)'],
    ['in the genitive', '“The earth is the LORD’s, and the fulness thereof” (Psalm 24:1)'],
    ['beside the title', '“Behold, the Lord GOD will come with strong hand” (Isaiah 40:10)'],
  ])('are exact %s', async (_name, markdown) => {
    expect((await citations(markdown))[0]).toMatchObject({ verdict: 'exact' });
  });
});

describe('words that the writer puts in square brackets', () => {
  it.each([
    ['“he [God] gave his only begotten Son” (John 3:16)', 'John 3:16'],
    ['“For whom he [that is, the Father] did foreknow, he also did predestinate” (Romans 8:29)', 'Romans 8:29'],
    ['“Blessed are the poor [sic] in spirit” (Matthew 5:3)', 'Matthew 5:3'],
  ])('are an insertion: %s', async (markdown, reference) => {
    expect(await citations(markdown)).toEqual([
      expect.objectContaining({ verdict: 'exact', reference, reason: expect.stringContaining('square brackets') }),
    ]);
  });

  it('are none when the verse has them', async () => {
    const [citation] = await citations('“darkness [was] upon the face of the deep” (Genesis 1:2)');
    expect(citation).toMatchObject({ verdict: 'exact' });
    expect(citation).not.toHaveProperty('reason');
  });

  it.each([
    '“he [God] lent his only begotten Son” (John 3:16)',
    '“Blessed are the [rich] in spirit: for theirs is the kingdom” (Matthew 5:3)',
  ])('hide no alteration: %s', async (markdown) => {
    expect((await citations(markdown))[0]?.verdict).toBe('altered');
  });
});

describe('a verse without marks, beside a line that is its reference', () => {
  const HATED =
    'For God so hated the world, that he gave his only begotten Son, that whosoever believeth in him should not perish';
  const LOVED = HATED.replace('hated', 'loved');

  it.each([
    ['below it', (verse: string) => `John 3:16 (KJV)\n${verse}`],
    ['in a paragraph of its own', (verse: string) => `John 3:16 (KJV)\n\n${verse}`],
    ['below a heading', (verse: string) => `## John 3:16 (KJV)\n\n${verse}`],
    ['below a bold line', (verse: string) => `**John 3:16 KJV**\n${verse}`],
    ['above it', (verse: string) => `${verse}\nJohn 3:16 (KJV)`],
    ['above a dash', (verse: string) => `${verse}\n\n— John 3:16, KJV`],
    ['with its number', (verse: string) => `John 3:16 (KJV)\n16 ${verse}`],
    [
      'among prose',
      (verse: string) => `We read today.\n\nJohn 3:16 (KJV)\n${verse}\n\nThe Father loves. He gives what He has.`,
    ],
  ])('is read %s', async (_name, set) => {
    expect(await verdicts(set(LOVED))).toEqual(['exact John 3:16']);
    const [citation] = await citations(set(HATED));
    expect(citation).toMatchObject({ verdict: 'altered', reference: 'John 3:16' });
    expect(shown(citation?.difference)).toContain('-loved +hated');
  });

  it.each([
    [
      'prose below',
      'John 3:16 (KJV)\nThis verse is the whole of the gospel in one sentence, and children learn it first.',
    ],
    [
      'a paraphrase below',
      'John 3:16 (KJV)\nGod loved the world so much that he gave his Son, and who believes in him lives for ever.',
    ],
    ['words that name no version', `John 3:16\n${HATED}`],
    [
      'words of a version that is not here',
      'John 3:16 (NIV)\nFor God so loved the world that he gave his one and only Son, that whoever believes in him shall not perish',
    ],
    ['a list of readings', 'Psalm 23\nJohn 3:16 (KJV)\nRomans 8:28'],
    [
      'a sentence that mentions the verse',
      `John 3:16 (KJV) tells us much.\n${HATED.slice(0, 30)} is not what it says of Him.`,
    ],
  ])('is not found in %s', async (_name, markdown) => {
    const all = await verdicts(markdown);
    expect(all.filter((each) => !each.startsWith('valid_reference'))).toEqual([]);
    expect(all.length).toBeGreaterThan(0);
  });
});
