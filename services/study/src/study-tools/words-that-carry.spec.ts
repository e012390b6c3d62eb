import { expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { ask, type Verse } from './testing/ask-study-tools.js';

describeWithLibrary('the words that carry a passage', () => {
  const wordsOf = async (verse: Verse, endVerse: number) => {
    const { sections } = await ask('greek-hebrew', verse, { endVerse });
    return sections.flatMap((section) => (section.type === 'words' ? section.rows : []));
  };

  it.each([
    [['Luke', 15, 11], 32, ['G264', 'G2165', 'G4697', 'G622']],
    [['Romans', 8, 1], 39, ['G4561', 'G2222']],
    [['Psalms', 119, 1], 176, ['H8451']],
    [['Philemon', 1, 1], 25, ['G26']],
    [['Matthew', 1, 1], 17, ['G1080']],
    [['Psalms', 23, 1], 6, ['H7462', 'H5162']],
    [['John', 3, 1], 21, ['G2889', 'G25']],
    [['Ruth', 1, 1], 22, ['H7725']],
    [['1 Corinthians', 13, 1], 13, ['G26']],
  ] as const)('of %j to verse %i are first of all %j', async (verse, endVerse, ids) => {
    const found = (await wordsOf(verse, endVerse)).slice(0, 5).map(({ entry }) => entry?.id);
    expect(found).toEqual(expect.arrayContaining([...ids]));
  });

  it('are of all its verses, each with its form there and the verses that have it', async () => {
    const [law] = await wordsOf(['Psalms', 119, 1], 176);
    expect(law?.places?.at(-1)).toEqual({ book: 'Psalms', chapter: 119, verse: 174, endVerse: 174 });
    const compassion = (await wordsOf(['Luke', 15, 11], 32)).find(({ entry }) => entry?.id === 'G4697');
    expect(compassion).toMatchObject({
      words: 'compassion',
      form: 'ἐσπλαγχνίσθη',
      transliteration: 'esplanchnísthē',
      parsing: expect.stringContaining('verb, aorist'),
      places: [{ verse: 20 }],
    });
  });

  it('are no names, and none that most passages have', async () => {
    const genealogy = (await wordsOf(['Matthew', 1, 1], 17)).map(({ words }) => words);
    expect(genealogy.join(' ')).not.toMatch(/David|Abraham|Babylon/);
    expect((await wordsOf(['Genesis', 1, 1], 31)).map(({ entry }) => entry?.id)).not.toContain('H430');
  });
});
