import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ScriptureText } from './scripture-text.js';
import { sharedKjv } from './testing/shared-kjv.js';
import { verifyText } from './verify-text.js';

let kjv: ScriptureText;
beforeAll(async () => {
  kjv = await sharedKjv();
});

/**
 * Quotations in kind of those that others report as wrong, or describe as the right way to quote, with every verdict that
 * the verifier gives, in order.
 */
const REPORTED: readonly (readonly [source: string, text: string, verdicts: readonly string[]])[] = [
  // Words that are not, or not so, in the text. The first are there in a row: omissions before them are not judged.
  [
    'museumofthebible.org/book/minutes/651',
    '“Money is the root of all evil” (1 Timothy 6:10, KJV).',
    ['exact 1 Timothy 6:10'],
  ],
  [
    'andrewgilmore.net, the most misquoted verse',
    '“For the love of money is the root of all evil” (1 Timothy 6:10).',
    ['exact 1 Timothy 6:10'],
  ],
  [
    'olivetree.com/blog/is-that-in-the-bible',
    '“God helps those who help themselves” (Proverbs 6:6).',
    ['not_scripture Proverbs 6:6'],
  ],
  [
    'olivetree.com/blog/is-that-in-the-bible',
    '“Cleanliness is next to godliness” (Leviticus 11:44).',
    ['not_scripture Leviticus 11:44'],
  ],
  [
    'deseretnews.com, misquoted Bible phrases',
    '“Spare the rod, spoil the child” (Proverbs 13:24).',
    ['not_scripture Proverbs 13:24'],
  ],
  [
    'nacministers.org, not in the Bible',
    '“The lion shall dwell with the lamb” (Isaiah 11:6).',
    ['altered Isaiah 11:6'],
  ],
  [
    'hallelujahmag.com, misquoted Bible phrases',
    '“The Lord works in mysterious ways” (Romans 11:33).',
    ['not_scripture Romans 11:33'],
  ],
  [
    'afnn.us/2023/02/19/thats-in-the-bible',
    '“This too shall pass away from us” (Ecclesiastes 3:1).',
    ['not_scripture Ecclesiastes 3:1'],
  ],
  [
    'daniel-tran/meaningless#36',
    '“The LORD said unto my LORD, Sit thou at my right hand” (Psalm 110:1).',
    ['altered Psalm 110:1'],
  ],
  // A right quotation under a wrong reference.
  [
    'crawl/crawl#1700',
    '“Then Paul stood in the midst of Mars’ hill, and said” (Acts 17:23).',
    ['wrong_reference Acts 17:23'],
  ],
  [
    'joelshepherd/tabliss#462',
    '“I can do all things through Christ which strengtheneth me” (Ephesians 4:13).',
    ['wrong_reference Ephesians 4:13'],
  ],
  [
    'ChurchApps/FreeShow#1320',
    '“The heavens declare the glory of God” (Proverbs 19:1).',
    ['wrong_reference Proverbs 19:1'],
  ],
  // Words that a broken source added or lost.
  [
    'wldeh/bible-api#4',
    '“for thy love is better than wine.1.2 thy…: Heb. thy loves” (Song of Solomon 1:2).',
    ['altered Song of Solomon 1:2'],
  ],
  ['typiconman/ponomar#14', '“Am I not an apostle? am I not free?” (1 Cor. 9:1).', ['exact 1 Corinthians 9:1']],
  [
    'scrollmapper/bible_databases#25',
    '“he shall hear a rumour, and shall return to his own land” (2 Kings 19:7).',
    ['exact 2 Kings 19:7'],
  ],
  // As guides for writers ask for it.
  ['lindaktaylor.com/tag/bible-quotations', '“In the beginning was the Word” (John 1:1 KJV).', ['exact John 1:1']],
  [
    'lindaktaylor.com/tag/bible-quotations',
    '“And Abraham said unto God, ‘O that Ishmael might live before thee!’” (Genesis 17:18 KJV).',
    ['exact Genesis 17:18'],
  ],
  [
    'bookmakingblog.com, how to quote part of a verse',
    '“For God so loved the world … that whosoever believeth in him should not perish” (John 3:16).',
    ['exact John 3:16'],
  ],
  [
    'thewriteconversation.blogspot.com, 10 tips for quoting',
    '“God is love” is short, but “he that loveth not knoweth not God” (1 John 4:8 KJV) is not.',
    ['exact 1 John 4:8'],
  ],
  [
    'blueridgeconference.com, tips for quoting',
    '“God commendeth his love toward us, in that, while we were yet sinners, Christ died for us” (Romans 5:8 KJV).',
    ['exact Romans 5:8'],
  ],
  [
    'chandlerwriters.wordpress.com, quoting Scripture',
    'I learned, “In the beginning God created the heaven and the earth” (Genesis 1:1 KJV), as a child.',
    ['exact Genesis 1:1'],
  ],
  [
    'bookmakingblog.com, a verse in a paragraph',
    '“The LORD is my shepherd; I shall not want” (Ps 23.1, King James Version).',
    ['exact Psalm 23:1'],
  ],
  ['jaanonim/obsidian-youversion-linker#44', '“he [God] gave his only begotten Son” (John 3:16).', ['exact John 3:16']],
];

describe('a quotation as others report it', () => {
  it.each(REPORTED)('%s: %s', async (_source, text, verdicts) => {
    const found = (await verifyText([kjv], text)).map(({ verdict, reference }) => `${verdict} ${reference}`);
    expect(found).toEqual(verdicts);
  });
});
