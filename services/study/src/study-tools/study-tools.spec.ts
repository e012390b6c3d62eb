import { beforeAll, describe, expect, it } from '@jest/globals';
import { CHECKED, StudyAnswer, TOOL_KINDS } from '@berea/contracts';
import { placeAt } from '@berea/scripture';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { ask, JOHN, positionOfVerse, POOR, sharedStudy, SHEPHERD, VERSES } from './testing/ask-study-tools.js';
import type { StudyLibrary } from './testing/study-library.js';

describeWithLibrary('the nine study tools', () => {
  let study: StudyLibrary;
  beforeAll(async () => {
    study = await sharedStudy();
  });

  describe.each(TOOL_KINDS)('%s', (tool) => {
    it.each(VERSES)('answers on %s %i:%i with the verse, its sources and nothing unchecked', async (...verse) => {
      const answer = await ask(tool, verse);
      expect(StudyAnswer.parse(answer)).toEqual(answer);
      const [book, chapter, number] = verse;
      expect(answer).toMatchObject({
        tool,
        engine: 'library',
        place: { book, chapter, verse: number, endVerse: number },
      });
      const [passage, ...rest] = answer.sections;
      expect(passage).toMatchObject({
        type: 'verses',
        verses: [{ text: study.library.main.at(positionOfVerse(verse)) }],
      });
      expect(rest.length).toBeGreaterThan(0);
      for (const { title } of answer.sections)
        expect(answer.response).toContain(`## `.concat(title.replace(/([`*_[\]<>|~])/g, '\\$1')));
      expect(answer.sources.map(({ id }) => id)).toContain('bible-kjv');
      for (const { href } of answer.sources) expect(href).toBe(`/bible/${book}/${chapter}/${number}`);
      expect(answer.response).toMatch(/\n\nSources: King James Version, 1611.*\.$/);
      // Whatever is printed as Scripture is Scripture.
      const quotes = answer.response.split('\n\n').filter((block) => block.startsWith('>'));
      const exact = answer.citations.filter(({ verdict }) => verdict === 'exact').map(({ reference }) => reference);
      for (const quote of quotes) expect(exact).toContain(/— (.+) \(KJV\)$/.exec(quote)?.[1]?.replace('–', '-'));
      expect(answer.response).not.toMatch(/undefined|NaN|\[object|^\s*-\s*$/m);
      expect(answer.response.length).toBeLessThan(20_000);
    });
  });

  it('with a translation, show the passage in it and check it against that', async () => {
    const { sections, citations } = await ask('commentary', JOHN, { translation: 'web' });
    expect(sections[0]).toMatchObject({
      type: 'verses',
      verses: [{ text: study.library.text('WEB').at(positionOfVerse(JOHN)) }],
    });
    expect(citations).toContainEqual(
      expect.objectContaining({ verdict: 'exact', translation: 'WEB', reference: 'John 3:16' }),
    );
  });

  it('do not blame authors for quotations that name no verse, and report those that they misquote', async () => {
    const { citations } = await ask('commentary', SHEPHERD);
    expect(citations.filter(({ verdict, reference }) => verdict === 'not_scripture' && !reference)).toEqual([]);
    expect(citations).toContainEqual(
      expect.objectContaining({ verdict: 'altered', reference: 'Psalm 23:1', by: expect.stringContaining('Macduff') }),
    );
    // Whatever these tools show that the text does not confirm is in somebody's own words.
    for (const { quote, verdict, by } of citations) {
      if (quote && !CHECKED.includes(verdict)) expect(by).toEqual(expect.any(String));
    }
  });

  it('for a verse that the translation lacks, say so', async () => {
    const { sections } = await ask('commentary', ['Acts', 8, 37], { translation: 'WEB' });
    expect(sections[0]).toMatchObject({ type: 'text', text: 'The WEB does not have Acts 8:37.' });
  });

  it('for a passage of several verses, keep to it, and to its beginning when it is long', async () => {
    // The first beatitude and the eighth end alike, and are set beside each other.
    const { place, sections } = await ask('cross-references', POOR, { endVerse: 12 });
    expect(place).toMatchObject({ verse: 3, endVerse: 12 });
    const references = sections.flatMap((section) => (section.type === 'cross-references' ? section.references : []));
    expect(references.length).toBeGreaterThan(0);
    expect(
      references.filter(
        ({ book, chapter, verse }) => `${book} ${chapter}` === 'Matthew 5' && verse >= 3 && verse <= 12,
      ),
    ).toEqual([]);
    const psalm = await study.tools.study({
      message: 'Please.',
      mode: 'study',
      tool: 'greek-hebrew',
      book: 'Psalms',
      chapter: 119,
    });
    const [passage] = psalm.sections;
    expect(passage?.type === 'verses' && passage.verses).toHaveLength(20);
    expect(psalm.response).toContain('Word tables are made for 4 verses at a time');
    expect(psalm.response.length).toBeLessThan(40_000);
  });

  it('answer on any verse with any tool', async () => {
    for (let position = 17; position < 31_102; position += 2_391) {
      const { book, chapter, verse } = placeAt(position);
      for (const tool of TOOL_KINDS) {
        const { sections } = await ask(tool, [book.name, chapter, verse]);
        expect(sections.length).toBeGreaterThan(1);
      }
    }
  });
});
