import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';
import { name, refusedFor, searchAs } from './testing/search-api.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
  ruth = await study.member();
});
afterAll(() => study.stop());

const search = (q: string) => searchAs(ruth, q, { order: 'relevance', limit: 10 });

/** Searches, and the verse that comes first; any of several where they say the same in the same words. */
const FIRST: readonly (readonly [query: string, first: string])[] = [
  // Words that are remembered.
  ['love your enemies', 'Matthew 5:44, Luke 6:27'],
  ['faith hope charity', '1 Corinthians 13:13'],
  ['the LORD is my shepherd', 'Psalm 23:1'],
  ['in the beginning God created', 'Genesis 1:1'],
  ['in the beginning was the word', 'John 1:1'],
  ['jesus wept', 'John 11:35'],
  ['wages of sin', 'Romans 6:23'],
  ['be still and know', 'Psalm 46:10'],
  ['saved by grace through faith', 'Ephesians 2:8'],
  ['fruit of the spirit', 'Galatians 5:22'],
  ['lamp unto my feet', 'Psalm 119:105'],
  ['substance of things hoped for', 'Hebrews 11:1'],
  ['all scripture inspiration', '2 Timothy 3:16'],
  ['king of kings lord of lords', 'Revelation 19:16'],
  ['root of all evil', '1 Timothy 6:10'],
  ['balm in gilead', 'Jeremiah 8:22'],
  ['still small voice', '1 Kings 19:12'],
  // Phrases.
  ['"come unto me"', 'Matthew 11:28'],
  ['"the way, the truth, and the life"', 'John 14:6'],
  ['"valley of the shadow of death"', 'Psalm 23:4'],
  ['"born of water"', 'John 3:5'],
  ['"a time to every purpose"', 'Ecclesiastes 3:1'],
  // Words that most verses have.
  ['I am that I am', 'Exodus 3:14'],
  ['what is man', 'Psalm 8:4'],
  ['it is finished', 'John 19:30'],
  ['here am I send me', 'Isaiah 6:8'],
  // A part of Scripture, and what is left out.
  ['justified faith in:Romans', 'Romans 5:1, Romans 3:28'],
  ['shepherd in:NT -sheep', '1 Peter 5:4'],
  ['schoolmaster law in:Rom-Gal', 'Galatians 3:24'],
  ['virgin in:OT conceive', 'Isaiah 7:14'],
  // Near each other.
  ['faith NEAR works', 'James 2:14, James 2:20, James 2:22, James 2:26'],
  ['"grace truth"~5', 'John 1:14, John 1:17'],
  ['"son of man" NEAR/8 "clouds of heaven"', 'Matthew 24:30, Daniel 7:13'],
  ['G25 NEAR G2889', 'John 3:16, 1 John 2:15'],
  // Numbers, lemmas and forms.
  ['G26', '1 John 4:16, 1 Corinthians 13:4'],
  ['H7965 in:num', 'Numbers 6:26'],
  ['lemma:ἀγαπάω in:john 3', 'John 3:16'],
  ['lemma:agapao in:john 3', 'John 3:16'],
  ['lemma:חסד in:hos 6', 'Hosea 6:4, Hosea 6:6'],
  ['lemma:חֶסֶד in:hos 6', 'Hosea 6:4, Hosea 6:6'],
  ['lemma:hesed in:hos 6', 'Hosea 6:4, Hosea 6:6'],
  ['G25 aorist in:john 3', 'John 3:16'],
  ['H559 wayyiqtol "let there be light"', 'Genesis 1:3'],
  ['H1254 qal perfect in:gen 1', 'Genesis 1:27, Genesis 1:1'],
  ['aorist passive imperative in:matt 6', 'Matthew 6:10, Matthew 6:9'],
  ['lemma:baptizo parsing:aorist.passive.imperative', 'Acts 2:38'],
  ['G2962 vocative in:matt 7', 'Matthew 7:21, Matthew 7:22'],
  // The Name, and the title.
  ['LORD said Lord "right hand"', 'Psalm 110:1'],
  ['LORD in:acts', 'Acts 2:34'],
  ['Lord in:jude', 'Jude 1:4, Jude 1:5, Jude 1:9, Jude 1:14, Jude 1:17, Jude 1:21'],
];

/** Searches in bad shape: what is said of them, or how many verses they find at most. */
const BAD: readonly (readonly [what: string, query: string, status: number, says: RegExp])[] = [
  ['a quotation that is not closed', '"the LORD is my shepherd', 200, /Psalm 23:1/],
  ['300 characters', 'grace '.repeat(50), 400, /at most 200 characters/],
  ['punctuation alone', '?!... --- ,,,', 200, /^0$/],
  ['mixed scripts', 'λόγος בראשית word', 200, /^0/],
  ['a lemma that is unknown', 'lemma:xyzzy', 404, /There is no lemma.*lemma:G26/],
  ['a number that is not used', 'G99999', 200, /^0/],
  ['a form that is none', 'parsing:aorist.sideways', 404, /names no form.*parsing:niphal/],
  ['a book that is none', 'faith in:Hezekiah', 404, /There is no book.*in:rom/],
  ['operators alone', 'NEAR AND OR NOT', 200, /^0/],
  ['parentheses without end', `${'('.repeat(90)}light${'('.repeat(90)}`, 200, /^\d+ /],
];

describeWithLibrary('sixty searches', () => {
  it('are sixty', () => {
    expect(FIRST.length + BAD.length).toBe(60);
  });

  it.each(FIRST)('for %s, %s comes first', async (q, first) => {
    const { results } = await search(q);
    expect(first.split(', ')).toContain(results[0] && name(results[0]));
  });

  it.each(BAD)('for %s (%s), answers %d and says what can be done', async (_what, query, status, says) => {
    if (status !== 200) {
      expect(await refusedFor(ruth, new URLSearchParams({ q: query }).toString(), status)).toMatch(says);
      return;
    }
    const { total, results, notices = [] } = await search(query);
    expect([total, ...results.map(name), ...notices.map(({ text }) => text)].join(' ')).toMatch(says);
  });
});

describe('a search of words that most verses have', () => {
  it.each(['to be or not', 'who is he', 'it is he', 'and so it was'])('%s finds neither all nor none', async (q) => {
    const { total, results } = await search(q);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(1_000);
    for (const word of q.split(' ')) expect(results[0]?.text).toMatch(new RegExp(`\\b${word}\\b`, 'i'));
  });
});
