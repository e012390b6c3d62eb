import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { studyLibrary, type StudyLibrary } from '../../study-tools/testing/study-library.js';
import { studyEngineContract } from '../study-engine.contract.js';

describeWithLibrary('the library engine with the whole library', () => {
  let study: StudyLibrary;
  beforeAll(async () => {
    study = await studyLibrary();
  });

  studyEngineContract('it', async () => ({ engine: study.engine, text: study.library.main }));

  const answer = (message: string, mode: 'study' | 'devotional' = 'study') => study.engine.answer({ message, mode });

  describe('a question with one reference', () => {
    it('is answered with where the verse stands, a commentary and verses to compare, and names the works', async () => {
      const { response, sources } = await answer('Tell me about John 3:16');
      expect(response).toContain("- John 3:1–21: Christ's discourse with Nicodemus.");
      expect(response).toMatch(/\*Matthew Henry, Concise Commentary on the Whole Bible.*, on John 3:1–21\*/);
      expect(response).toContain('> — 1 John 4:9 (KJV)');
      expect(response).toContain('these are the words of the works that are named, not mine');
      expect(sources.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['bible-kjv', 'commentary-mhcc', 'topics-nave']),
      );
    });

    it.each([
      ['the Greek words of John 3:16', 'μονογενής monogenḗs (G3439)'],
      ['cross-references for Matthew 4:4', 'Deuteronomy 8:3'],
      ['sermon outline for Psalm 23:1', 'Work out the similitude of a shepherd'],
    ])('%s: is answered by the tool that it asks for', async (message, words) => {
      expect((await answer(message)).response).toContain(words);
    });

    it('is answered for a quiet time in devotional mode', async () => {
      const { response } = await answer('Matthew 5:5', 'devotional');
      expect(response).toContain('## To think over');
      expect(response).toContain('## To carry with you: Psalm 37:11');
      expect(response).not.toContain('## Verses to compare');
    });

    it('of a chapter shows what its parts are about', async () => {
      const { response } = await answer('Romans 8');
      expect(response).toContain('- Romans 8:32–39: Their final triumph, through Christ.');
      expect(response).not.toContain('## In the words of');
    });
  });

  it('answers several references with their verses alone', async () => {
    const { response, sources } = await answer('Compare Rom 3:23 with Eph 2:8');
    expect(response).not.toContain('## ');
    expect(sources.map(({ id }) => id)).toEqual(['bible-kjv']);
  });

  it('looks a lemma up in the dictionary', async () => {
    const { response, sources } = await answer('What does agape mean?');
    expect(response).toContain('love 85, charity 28');
    expect(sources.map(({ id }) => id)).toContain('lexicon-grc');
  });

  it('knows what Scripture states of a person', async () => {
    const { response } = await answer('Who was Barnabas?');
    expect(response).toContain('A Levite who gave his possessions to be owned in common with other disciples');
    expect(response).toContain('Nave’s Topical Bible, 1896');
  });

  it.each(['quantum computing', 'asdfqwer zxcv'])('says of %s that it found nothing', async (message) => {
    const { response, sources } = await answer(message);
    expect(response).toContain('found nothing that fits');
    expect(sources).toEqual([]);
  });
});
