import { LEXICON_ENTRIES_LIMIT, studyContract } from '@berea/contracts';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { type ContentWithOperators, startContentWithOperators } from './testing/content-with-operators.js';
import { type Member, startStudy, type TestStudy } from './testing/start-study.js';

/** Size of an answer before it is compressed: a phone has to hold and to parse it at once. */
const MOST_BYTES = 512 << 10;

/** Every route that answers from the library, with what asks most of it. `LIST_LIMITS` bound those of the chat, its pages the export. */
const HEAVIEST: Record<string, (get: Get) => Promise<readonly string[]>> = {
  '/api/bible/books': plain,
  '/api/bible/translations': plain,
  '/api/bible/works': plain,
  '/api/library/works': plain,
  '/api/admin/library': plain,
  '/api/bible/{book}/{chapter}': async (get) => {
    const translations: { code: string; installed: boolean }[] = (await get('/api/bible/translations')).body;
    return ['Psalms/119', 'Numbers/7', 'Luke/1'].flatMap((chapter) =>
      translations
        .filter(({ installed }) => installed)
        .map(({ code }) => `/api/bible/${chapter}?translation=${code}&include=layout,words,notes`),
    );
  },
  '/api/bible/search': async () =>
    ['verses', 'commentary', 'topics', 'lexicon'].map((kind) => `/api/bible/search?q=the&kind=${kind}&limit=100`),
  '/api/bible/lexicon': longestEntries,
  '/api/bible/lexicon/{id}': async () => ['/api/bible/lexicon/H6213', '/api/bible/lexicon/G4160'],
  '/api/bible/lexicon/{id}/occurrences': async () =>
    ['H3068', 'G2532', 'G3588'].map((id) => `/api/bible/lexicon/${id}/occurrences?limit=200`),
  '/api/bible/commentary/{book}/{chapter}': commentaryParts,
  '/api/bible/topics': async () => ['/api/bible/topics?limit=200', '/api/bible/topics?q=the&limit=200'],
  '/api/bible/topics/{id}': largestTopics,
  '/api/bible/cross-references/{book}/{chapter}/{verse}': async () =>
    ['Genesis/1/1', 'John/3/16', 'Romans/8/28'].map((verse) => `/api/bible/cross-references/${verse}?limit=100`),
  '/api/bible/parallels/{book}/{chapter}': async () =>
    ['Matthew/24', 'Luke/11', '2%20Kings/18', 'Exodus/26'].map((chapter) => `/api/bible/parallels/${chapter}`),
  '/api/bible/semantic-relations': async () =>
    ['the', 'make', 'come'].map((word) => `/api/bible/semantic-relations?word=${word}`),
  '/api/library/berea/answers': async () => ['/api/library/berea/answers', '/api/library/berea/answers?language=es'],
  '/api/library/berea/answers/{id}': async (get) => {
    const { results }: { results: { id: string }[] } = (await get('/api/library/berea/answers')).body;
    return results.slice(0, 200).map(({ id }) => `/api/library/berea/answers/${id}`);
  },
  '/api/library/berea/articles': async () => ['/api/library/berea/articles', '/api/library/berea/articles?q=the'],
  '/api/library/berea/articles/{id}': async (get) => {
    const { results }: { results: { id: string }[] } = (await get('/api/library/berea/articles')).body;
    return results.slice(0, 200).map(({ id }) => `/api/library/berea/articles/${id}`);
  },
  '/api/library/berea/books': plain,
  '/api/library/berea/introductions': plain,
  '/api/library/berea/introductions/{book}': async (get) => {
    const { results }: { results: { id: string }[] } = (await get('/api/library/berea/introductions')).body;
    return results.map(({ id }) => `/api/library/berea/introductions/${id}`);
  },
  '/api/library/berea/sections': async () => [
    '/api/library/berea/sections',
    '/api/library/berea/sections?book=Psalms',
    '/api/library/berea/sections?q=the',
  ],
  '/api/library/berea/sections/{id}': async (get) => {
    const { results }: { results: { id: string }[] } = (await get('/api/library/berea/sections')).body;
    return results.slice(0, 200).map(({ id }) => `/api/library/berea/sections/${id}`);
  },
  '/api/library/dictionaries/{dictionary}/entries': async (get) => {
    const installed = await dictionariesIn(get);
    return installed.flatMap((id) => ['', '&q=the'].map((words) => `${entriesOf(id)}?limit=500${words}`));
  },
  '/api/library/dictionaries/{dictionary}/entries/{id}': async (get) => {
    const addresses: string[] = [];
    for (const id of await dictionariesIn(get)) {
      const { results }: { results: { id: string }[] } = (await get(`${entriesOf(id)}?limit=200`)).body;
      addresses.push(...results.map((entry) => `${entriesOf(id)}/${entry.id}`));
    }
    return addresses;
  },
  '/api/library/berea/verses/{book}/{chapter}/{verse}': async () =>
    ['Matthew/5/3', 'Psalms/119/1', 'Genesis/1/1'].map((verse) => `/api/library/berea/verses/${verse}`),
};

type Get = (address: string) => Promise<{ readonly text: string; readonly body: never }>;

const entriesOf = (dictionary: string) => `/api/library/dictionaries/${dictionary}/entries`;

/** Operators add them: a server may have none. */
async function dictionariesIn(get: Get): Promise<readonly string[]> {
  const works: { id: string; installed: boolean }[] = (await get('/api/bible/works')).body;
  return works.flatMap(({ id, installed }) => (installed && id.startsWith('dictionary-') ? [id] : []));
}

function plain(): Promise<readonly string[]> {
  return Promise.resolve([]);
}

/** All entries are read in calls as large as the contract lets them be; at last, in one call, the longest of them. */
async function longestEntries(get: Get): Promise<readonly string[]> {
  const ids = [...numbers('H', 8_674), ...numbers('G', 5_624)];
  const calls = Array.from({ length: Math.ceil(ids.length / LEXICON_ENTRIES_LIMIT) }, (_, part) =>
    addressOf(ids.slice(part * LEXICON_ENTRIES_LIMIT, (part + 1) * LEXICON_ENTRIES_LIMIT)),
  );
  const sizes: { id: string; size: number }[] = [];
  for (const call of calls) {
    const { entries }: { entries: { id: string }[] } = (await get(call)).body;
    for (const entry of entries) sizes.push({ id: entry.id, size: JSON.stringify(entry).length });
  }
  sizes.sort((one, other) => other.size - one.size);
  return [addressOf(sizes.slice(0, LEXICON_ENTRIES_LIMIT).map(({ id }) => id))];
}

const numbers = (letter: string, last: number) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
const addressOf = (ids: readonly string[]) => `/api/bible/lexicon?ids=${ids.join(',')}`;

/** Each part of what the commentaries say of the longest chapters. */
async function commentaryParts(get: Get): Promise<readonly string[]> {
  const parts: string[] = [];
  for (const chapter of ['Psalms/119', 'Psalms/78', 'Psalms/89', 'Romans/1']) {
    for (let offset: number | undefined = 0; offset !== undefined;) {
      const address: string = `/api/bible/commentary/${chapter}?offset=${offset}`;
      parts.push(address);
      offset = ((await get(address)).body as { next?: number }).next;
    }
  }
  return parts;
}

async function largestTopics(get: Get): Promise<readonly string[]> {
  const topics: { id: string; references: number }[] = [];
  for (;;) {
    const address = `/api/bible/topics?limit=200&offset=${topics.length}`;
    const { total, results }: { total: number; results: typeof topics } = (await get(address)).body;
    topics.push(...results);
    if (topics.length >= total || !results.length) break;
  }
  topics.sort((one, other) => other.references - one.references);
  return topics.slice(0, 10).map(({ id }) => `/api/bible/topics/${encodeURIComponent(id)}`);
}

/** Paths of all routes of a contract that answer GET. */
function readPaths(router: AnyContractRouter): readonly string[] {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(readPaths);
  const { method, path } = router['~orpc'].route;
  return method === 'GET' && path ? [path] : [];
}

describeWithLibrary('the heaviest answers of the study service', () => {
  let content: ContentWithOperators;
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    content = await startContentWithOperators();
    study = await startStudy(undefined, { CONTENT_URL: content.url });
    ruth = await study.member();
  });
  afterAll(async () => {
    await study.stop();
    await content.stop();
  });

  it('are known for every GET route of its contract but those of the chat, the export and the import', () => {
    const paths = readPaths(studyContract).filter((path) => !/^\/api\/(?:chat|export|import)\//.test(path));
    expect(Object.keys(HEAVIEST).sort()).toEqual([...paths].sort());
  });

  it.each(Object.entries(HEAVIEST))(
    'of GET %s are at most 512 KiB before they are compressed, whatever is asked',
    async (path, heaviest) => {
      const heavy: string[] = [];
      let answers = 0;
      const get: Get = async (address) => {
        const { text, body } = await ruth.api.get(address).expect(200);
        answers += 1;
        if (Buffer.byteLength(text) > MOST_BYTES) heavy.push(`${address.slice(0, 100)}: ${Buffer.byteLength(text)}`);
        return { text, body: body as never };
      };
      const addresses = await heaviest(get);
      for (const address of path.includes('{') || addresses.length ? addresses : [path]) await get(address);
      expect(answers).toBeGreaterThan(0);
      expect(heavy).toEqual([]);
    },
  );
});
