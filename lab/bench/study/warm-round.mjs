/** All nine. */
const TOOLS = [
  'greek-hebrew',
  'cross-references',
  'commentary',
  'cultural-context',
  'topical-tags',
  'sermon-tools',
  'structural-patterns',
  'semantic-relations',
  'devotional',
];
const PLACES = [
  { book: 'Genesis', chapter: 1, verse: 1 },
  { book: 'Psalms', chapter: 23, verse: 1 },
  { book: 'John', chapter: 3, verse: 16 },
  { book: 'Romans', chapter: 8, verse: 28 },
];
const READING = [
  '/api/bible/search?q=shepherd&translation=all',
  '/api/bible/search?q=shepherd&kind=commentary',
  '/api/bible/lexicon/G26',
  '/api/bible/lexicon/H2617/occurrences',
  '/api/bible/commentary/Romans/8',
  '/api/bible/topics?q=hope',
  '/api/bible/cross-references/John/3/16',
  '/api/bible/semantic-relations?word=love',
  '/api/bible/works',
];

/** Asks once for everything that is made at its first use, so that memory holds what it holds in the long run. */
export async function warmRound(study) {
  for (const path of READING) await study.ask(path);
  for (const place of PLACES) {
    for (const tool of TOOLS) {
      await study.ask('/api/bible/study-tools', { body: { message: 'Study this verse', tool, ...place } });
    }
  }
  const text = '“For God so loved the world” (John 3:16, WEB). “Ho, every one that thirsteth” (Isaiah 55:1).';
  await study.ask('/api/study/verify', { body: { text } });
}
