import type { WorkDescription } from './packs.js';
import { BIBLE, PUBLIC_DOMAIN } from './works.js';

const HOW_TO_ADD =
  'To add it, put a SWORD module of it into a folder, name the folder in BEREA_SWORD_PATH, and run: npm run library';
const LICENSED = 'It is under copyright: showing it needs a licence from its publisher.';

/** Works that readers ask for but that no source offers without a person's decision, each with the way to get it. */
export const WORKS_TO_ADD: readonly (WorkDescription & {
  readonly reason: string;
  readonly modules: readonly string[];
})[] = [
  {
    ...BIBLE,
    id: 'bible-bbe',
    code: 'BBE',
    title: 'Bible in Basic English',
    author: 'Samuel Henry Hooke',
    year: 1949,
    edition: '',
    licence: 'Public domain in the United States; elsewhere that is not certain',
    attribution: '',
    url: 'https://www.crosswire.org/sword/modules/ModInfo.jsp?modName=BBE',
    modules: ['BBE', 'engBBE'],
    reason: `No source of it is built in, since its copyright differs from country to country. ${HOW_TO_ADD}`,
  },
  {
    ...BIBLE,
    id: 'bible-svd',
    code: 'SVD',
    title: 'Smith and Van Dyke Bible',
    author: 'Eli Smith, Cornelius Van Dyke',
    year: 1865,
    edition: '',
    language: 'ar',
    direction: 'rtl',
    licence: PUBLIC_DOMAIN,
    attribution: '',
    url: 'https://ebible.org/find/details.php?id=arb-vd',
    modules: ['AraSVD', 'arbSVD', 'SVD', 'arb-vd', 'arbvd'],
    reason: `No source of it is built in. ${HOW_TO_ADD}`,
  },
  {
    ...BIBLE,
    id: 'bible-kjv1611',
    code: 'KJV1611',
    title: 'King James Version of 1611',
    year: 1611,
    edition: '',
    licence: PUBLIC_DOMAIN,
    attribution: '',
    url: 'https://en.wikisource.org/wiki/Bible_(King_James_Version,_1611)',
    modules: ['KJV1611', 'AV1611', 'AV1611d', 'engKJV1611'],
    reason: `No source of its original spelling is built in. ${HOW_TO_ADD}`,
  },
  ...(
    [
      ['NIV', 'New International Version', 'Biblica', 'https://www.biblica.com', 1978],
      ['ESV', 'English Standard Version', 'Crossway', 'https://www.esv.org', 2001],
      ['NASB', 'New American Standard Bible', 'The Lockman Foundation', 'https://www.lockman.org', 1971],
    ] as const
  ).map(([code, title, owner, url, year]) => ({
    ...BIBLE,
    id: `bible-${code.toLowerCase()}`,
    code,
    title,
    year,
    edition: '',
    licence: `Copyright ${owner}`,
    attribution: '',
    url,
    modules: [code],
    reason: `${LICENSED} Whoever runs Berea and has one can add it: ${HOW_TO_ADD.replace('To add it, put', 'put')}`,
  })),
];
