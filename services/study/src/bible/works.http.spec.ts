import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOOKS } from '@berea/scripture';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

describe('a server without a built library', () => {
  let folder: string;
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'berea-no-library-'));
    study = await startStudy(undefined, { BEREA_LIBRARY_DIR: folder });
    ruth = await study.member();
  });
  afterAll(async () => {
    await study.stop();
    await rm(folder, { recursive: true });
  });

  const get = (address: string) => ruth.api.get(`/api/bible/${address}`);

  it('for a chapter, answers the plain King James Version', async () => {
    const { body } = await get('Matthew/5?include=layout,words,notes').expect(200);
    expect(body.verses[2]).toEqual({
      verse: 3,
      text: "Blessed are the poor in spirit: for their's is the kingdom of heaven.",
    });
  });

  it('tells the gateway what may be kept for everybody, and of which version it is', async () => {
    const { version } = (await ruth.api.get('/internal/library-version').expect(200)).body;
    expect(version).toMatch(/^[0-9a-f]{16}-[0-9a-f]{16}$/);
    for (const address of ['books', 'translations', 'works', 'Matthew/5?include=words', 'search?q=grace']) {
      expect((await get(address).expect(200)).headers['x-berea-shared']).toBe(version);
    }
    const verse = { book: 'John', chapter: 3, verse: 16, tool: 'topical-tags' };
    const others = [
      get('Matthew/99'),
      ruth.api.get('/api/chat/messages'),
      ruth.api.post('/api/bible/study-tools').send(verse),
    ];
    for (const { headers } of await Promise.all(others)) expect(headers).not.toHaveProperty('x-berea-shared');
  });

  it('for every other translation, says why it is missing and what would install it', async () => {
    const { body } = await get('translations').expect(200);
    expect(body.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['KJV', 'WEB', 'RV1909', 'ASV', 'DBY', 'WBT', 'YLT', 'BBE', 'SVD', 'KJV1611', 'NIV']),
    );
    const [kjv, ...others] = body;
    expect(kjv).toMatchObject({ code: 'KJV', installed: true, features: [], contentVersion: expect.any(String) });
    expect(kjv.reason).toBe('Only the plain text is here. The library is not built. To build it, run: npm run library');
    for (const other of others) {
      expect(other).toMatchObject({ installed: false, reason: expect.stringContaining('run: npm run library') });
    }
    const missing = await get('John/3?translation=web').expect(404);
    expect(missing.body.message).toBe(
      'The WEB is not installed on this server. The library is not built. To build it, run: npm run library. Installed here: KJV.',
    );
  });

  it('for GET /api/bible/works, names every work with its licence and how freely it may be used', async () => {
    const { body } = await get('works').expect(200);
    expect(body.length).toBeGreaterThan(15);
    for (const work of body) expect(work.licence).toMatch(/\w/);
    const kjv = body.find(({ id }: { id: string }) => id === 'bible-kjv');
    expect(kjv).toMatchObject({ installed: true, notice: expect.stringContaining('United Kingdom') });
    expect(kjv.edition).toContain('npm package kjv');
    const tiers = new Map(body.map(({ id, licenceTier }: Record<string, string>) => [id, licenceTier]));
    expect([tiers.get('bible-kjv'), tiers.get('words-grc'), tiers.get('references-parallels')]).toEqual([
      'public-domain',
      'attribution',
      'share-alike',
    ]);
    expect(tiers.get('bible-niv')).toBe('by-permission');
  });

  it('for GET /api/bible/books, lists the books with the verses of their chapters', async () => {
    const { body } = await get('books').expect(200);
    expect(body).toEqual(
      BOOKS.map(({ id, osis, name, testament, chapters, verseCounts }) => ({
        id,
        osis,
        name,
        testament,
        chapters,
        verseCounts,
      })),
    );
    expect(body[30]).toMatchObject({ name: 'Obadiah', chapters: 1, verseCounts: [21] });
  });

  it.each(['translations', 'books', 'works'])(
    'for GET /api/bible/%s, answers 401 to a signed-out caller',
    async (address) => {
      await study.service.as().get(`/api/bible/${address}`).expect(401);
    },
  );
});
