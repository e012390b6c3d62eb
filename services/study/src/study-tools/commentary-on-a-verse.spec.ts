import { expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { ask, parts, type Verse } from './testing/ask-study-tools.js';

const titles = async (verse: Verse) => (await parts('commentary', verse, 'commentary')).map(({ title }) => title);

describeWithLibrary('the tool commentary on a verse', () => {
  it('says plainly where a commentator does not treat the verse by itself, and names the verses that he treats', async () => {
    expect(await titles(['Matthew', 13, 42])).toEqual([
      'Matthew Henry does not treat this verse by itself; his note on Matthew 13:36–43 says',
    ]);
    const { response } = await ask('commentary', ['Matthew', 13, 42]);
    expect(response).toContain('the separation between them in the other world');
    expect(response).not.toContain('mustard');
    expect(response).toContain('- Matthew 13:36–43: The parable of the tares.');
  });

  it('opens at the sentences that treat the verse', async () => {
    expect(await titles(['Genesis', 5, 24])).toEqual(['In the words of Matthew Henry']);
    const { response } = await ask('commentary', ['Genesis', 5, 24]);
    expect(response).toMatch(/^… \*\*God often takes those soonest whom he loves best/m);
  });

  it('leaves out the notes of a commentator that do not treat the verse where others of his do', async () => {
    const sections = await parts('commentary', ['Psalms', 2, 9], 'commentary');
    const notes = sections.flatMap((section) => section.notes).filter(({ work }) => work === 'commentary-tdavid');
    expect(notes.length).toBeGreaterThan(0);
    for (const { place, focus } of notes) expect(focus !== undefined || place?.verse === 9).toBe(true);
  });

  it('shows a note on verses that are apart once in a passage that holds both', async () => {
    const { sections } = await ask('commentary', ['Matthew', 13, 24], { endVerse: 43 });
    const notes = sections.flatMap((section) => (section.type === 'commentary' ? section.notes : []));
    expect(notes.filter(({ text }) => text.startsWith('This parable represents')).length).toBe(1);
  });
});
