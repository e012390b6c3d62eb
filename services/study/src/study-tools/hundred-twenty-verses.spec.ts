import { beforeAll, expect, it } from '@jest/globals';
import { type StudySection, TOOL_KINDS, type ToolKind } from '@berea/contracts';
import { findBook, parseReferenceQuery, type Passage, passageOf, positionOf } from '@berea/scripture';
import { describeWithLibrary } from '@berea/text-packs/testing';
import type { StudyContext } from './study-context.js';
import { HUNDRED_TWENTY_VERSES } from './testing/hundred-twenty-verses.js';
import { signsOfFault } from './testing/signs-of-fault.js';
import { studyLibrary } from './testing/study-library.js';
import { isWellFounded } from './tools/well-founded.js';

interface Read {
  readonly name: string;
  readonly tool: ToolKind;
  readonly context: StudyContext;
  readonly sections: readonly StudySection[];
}

describeWithLibrary('the nine study tools on 120 verses of every book', () => {
  let read: Read[];
  beforeAll(async () => {
    const { guide, library } = await studyLibrary();
    await guide.works.ready();
    read = HUNDRED_TWENTY_VERSES.flatMap((name) => {
      const context = guide.contextOf(passageNamed(name), library.main, '');
      return TOOL_KINDS.map((tool) => ({ name, tool, context, sections: guide.studyPassage(tool, context) }));
    });
  });

  it('answer on each verse', () => {
    expect(HUNDRED_TWENTY_VERSES).toHaveLength(120);
    expect(read.filter(({ sections }) => sections.length === 0).map(({ name, tool }) => `${tool} on ${name}`)).toEqual(
      [],
    );
  });

  it('show no sign of a fault', () => {
    const signs = read.flatMap(({ name, tool, sections }) =>
      signsOfFault(sections).map(({ sign, words }) => `${tool} on ${name}: ${sign} in “${words}”`),
    );
    expect(signs).toEqual([]);
  });

  it('quote no commentary on other verses', () => {
    const astray = read.flatMap(({ name, tool, context: { passage }, sections }) =>
      sections.flatMap((section) =>
        section.type !== 'commentary'
          ? []
          : section.notes
              .filter(({ place, text, focus }) => {
                const book = findBook(place?.book ?? '');
                const first = place && book && positionOf(book, place.chapter, place.verse);
                if (!place || first === undefined) return false;
                const last = first + place.endVerse - place.verse;
                const isOn = first <= passage.last && passage.first <= last;
                return !isOn || (focus && !text.slice(focus.start, focus.end).trim());
              })
              .map(({ id }) => `${tool} on ${name}: ${id}`),
      ),
    );
    expect(astray).toEqual([]);
  });

  it('set beside another in a sermon or devotional the deciding verse of the section, or none for common words alone', () => {
    const pairs = read
      .filter(({ tool }) => tool === 'devotional' || tool === 'sermon-tools')
      .flatMap(({ name, tool, context, sections }) => {
        const compared = context.works.compare(context.passage.first, 20);
        return sections
          .flatMap((section) => pairedIn(section))
          .map((text) => {
            const reference = compared.find((each) => each.text === text);
            const { library, passage } = context;
            const [noted] = library.studyBible?.sectionsIn(passage.first, passage.last) ?? [];
            const key = noted && library.main.slice({ first: noted.key[0], last: noted.key[1] }).join(' ');
            return {
              pair: `${tool} on ${name}: ${text}`,
              isFounded: text === key || (reference !== undefined && isWellFounded(reference)),
            };
          });
      });
    expect(pairs.length).toBeGreaterThan(60);
    expect(pairs.filter(({ isFounded }) => !isFounded).map(({ pair }) => pair)).toEqual([]);
  });
});

function passageNamed(name: string): Passage {
  const [reference] = parseReferenceQuery(name);
  const passage = reference?.valid ? passageOf(reference) : undefined;
  if (!passage) throw new Error(`${name} is no verse`);
  return passage;
}

/** The verses that a template sets beside the passage, by their words. */
function pairedIn(section: StudySection): string[] {
  if (section.type === 'verses' && /^To (?:carry with you|close with): /.test(section.title)) {
    return section.verses.map(({ text }) => text);
  }
  if (section.type !== 'points') return [];
  return section.points.flatMap(({ text }) => /^Compare: “(.*)” \([^()]+\)$/m.exec(text)?.[1] ?? []);
}
