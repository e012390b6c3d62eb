import { readFileSync } from 'node:fs';
import { parseReferences } from '@berea/scripture';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type StudyLibrary, studyLibrary } from '../study-tools/testing/study-library.js';

/** Sentences as people write them, with names of books, numbers and times of day, and without any reference. */
const SENTENCES = readFileSync(new URL('./testing/sentences-without-references.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

describe('the 200 sentences without a reference that the verifier is tried with', () => {
  it('are 200 different sentences', () => {
    expect(new Set(SENTENCES).size).toBe(200);
  });

  it('name no passage, although they name books and numbers', () => {
    const taken = SENTENCES.filter((sentence) => parseReferences(sentence).length);
    expect(taken).toEqual([]);
  });
});

describeWithLibrary('the verifier, given 200 sentences without a reference', () => {
  it('flags none of them', async () => {
    const { verifier } = await studyLibrary();
    const citations = await verifier.citations(SENTENCES.join('\n\n'));
    expect(citations).toEqual([]);
  });
});

describeWithLibrary('the verifier, over what commentators quote', () => {
  let study: Promise<StudyLibrary>;
  beforeAll(() => {
    study = studyLibrary();
  });

  it.each(['Psalm 51:1', 'Psalm 51:4', 'Romans 8:28', 'Matthew 5:5', 'John 3:16', 'Psalm 23:1'])(
    'names the author of every wording of %s that differs from Scripture',
    async (reference) => {
      const { tools } = await study;
      const message = `What do Scofield, Spurgeon and Matthew Henry say on ${reference}?`;
      const { citations } = await tools.study({ message, mode: 'study' });
      const blamed = citations.filter(
        ({ verdict, by }) => ['altered', 'wrong_reference', 'not_scripture'].includes(verdict) && !by,
      );
      expect(blamed).toEqual([]);
    },
  );
});
