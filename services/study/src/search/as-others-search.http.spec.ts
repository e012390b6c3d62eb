import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';
import { name, searchAs } from './testing/search-api.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
  ruth = await study.member();
});
afterAll(() => study.stop());

/** Searches in kind of those of which other Bible programs' trackers say that they failed, each with a verse to be found. */
const REPORTED: readonly (readonly [source: string, query: string, verse: string])[] = [
  ['ezra-bible-app/ezra-bible-app#1210', '"from generation to generation"', 'Exodus 17:16'],
  ['ezra-bible-app/ezra-bible-app#1210', 'Amalek war generation', 'Exodus 17:16'],
  ['ezra-bible-app/ezra-bible-app#88', 'JOY everlasting heads', 'Isaiah 35:10'],
  ['ezra-bible-app/ezra-bible-app#666', 'propitiation in:nt', 'Romans 3:25'],
  ['ezra-bible-app/ezra-bible-app#1244', '"faith without works"', 'James 2:20'],
  ['ezra-bible-app/ezra-bible-app#1290', 'meek inherit earth', 'Matthew 5:5'],
  ['AndBible/and-bible#2380', 'courage', 'Joshua 1:6'],
  ['AndBible/and-bible#2380', 'cousin', 'Luke 1:36'],
  ['AndBible/and-bible#3407', 'thorns thistles', 'Genesis 3:18'],
  ['AndBible/and-bible#1572', 'elder*', 'Titus 1:5'],
  ['AndBible/and-bible#2952', 'οτι πτωχοι', 'Matthew 5:3'],
  ['bibletime/bibletime#138', '"new Jerusalem"', 'Revelation 21:2'],
  ['bibletime/bibletime#34', 'משפט וצדקה', '2 Samuel 8:15'],
  ['crosswire/xiphos#330', 'יהי אור', 'Genesis 1:3'],
  ['eliranwong/UniqueBible#580', 'εν αρχη ην', 'John 1:1'],
  ['eliranwong/UniqueBible#580', 'בראשית ברא', 'Genesis 1:1'],
  ['crosswire/xiphos#580', 'H2617 endureth', 'Psalm 136:1'],
  ['BibleQuote/BibleQuote#167', 'g5485 saved', 'Ephesians 2:8'],
  ['layeh/kjv#5', 'Son of Man', 'Ezekiel 2:1'],
  ['STEPBible/step#113', '"called his name JESUS"', 'Matthew 1:25'],
  ['quelea-projection/Quelea#71', 'Béthléhem Éphratah', 'Micah 5:2'],
  ['urieli/jochre#70', '״valley of the shadow of death״', 'Psalm 23:4'],
  ['Automattic/simplenote-ios#9', 'shepherds’ tents', 'Song of Solomon 1:8'],
  ['ChurchApps/FreeShow#1264', 'a lamp unto my feet', 'Psalm 119:105'],
  ['ChurchApps/FreeShow#887', 'forgive us our debts', 'Matthew 6:12'],
];

describeWithLibrary('a search that failed elsewhere', () => {
  it.each(REPORTED)('%s: %s finds %s', async (_source, query, verse) => {
    const found = await Promise.all(
      [0, 100].map((offset) => searchAs(ruth, query, { translation: 'kjv', limit: 100, offset, order: 'relevance' })),
    );
    expect(found.flatMap(({ results }) => results.map(name))).toContain(verse);
  });
});
