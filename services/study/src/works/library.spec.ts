import { beforeAll, expect, it } from '@jest/globals';
import { findBook, placeAt, positionOf } from '@berea/scripture';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { Library } from './library.js';

const at = (book: string, chapter: number, verse: number) => positionOf(findBook(book)!, chapter, verse) ?? -1;
const sum = (counts: ReadonlyMap<string, number>, ...words: string[]) =>
  words.reduce((total, word) => total + (counts.get(word) ?? 0), 0);

describeWithLibrary('the built library', () => {
  let library: Library;
  const problems: string[] = [];
  beforeAll(async () => {
    library = await Library.load(undefined, (problem) => problems.push(problem));
    await library.loaded;
  });

  it('loads every text that can be built, without a problem', () => {
    expect(problems).toEqual([]);
    expect(library.texts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['KJV', 'WEB', 'RV1909', 'ASV', 'DBY', 'WBT', 'YLT']),
    );
    expect(library.main.label).toBe('KJV');
    expect(library.text('Web').at(at('Psalms', 23, 1))).toContain('Yahweh is my shepherd');
    expect(library.text('rv1909')).toMatchObject({ language: 'es', direction: 'ltr' });
  });

  it('gives the lemmas behind the words of the King James Version', () => {
    const tagged = library.tagged!;
    const verse = at('John', 3, 16);
    const text = library.main.at(verse);
    const words = tagged
      .words(verse)
      .map(({ start, length, strongs }) => [text.slice(start, start + length), ...strongs]);
    expect(words).toContainEqual(['loved', 'G25']);
    expect(words).toContainEqual(['everlasting', 'G166']);
    expect(tagged.positionsOf('G25')).toContain(verse);
    // Every one of its uses, read from the verses themselves.
    const held = library.main.verses.flatMap((_, position) =>
      tagged.words(position).some(({ strongs }) => strongs.includes('G25')) ? [position] : [],
    );
    expect(tagged.positionsOf('G25')).toEqual(held);
    expect(tagged.count('G25')).toBe(146);
    expect(tagged.count('H7462')).toBe(172);
    expect([tagged.count('G9999'), tagged.positionsOf('H9999')]).toEqual([0, []]);
  });

  it('gives the words that render a lemma, without the small words around them', () => {
    const tagged = library.tagged!;
    expect(sum(tagged.wordsOf('H2617'), 'mercy', 'kindness', 'lovingkindness', 'goodness')).toBe(137 + 40 + 26 + 12);
    expect(tagged.wordsOf('G3439').get('only begotten')).toBe(2);
    expect(tagged.wordsOf('G2889').get('world')).toBeGreaterThan(180);
    expect(tagged.wordsOf('G4151').has('the')).toBe(false);
    expect(tagged.wordsOf('G3588').get('the')).toBeGreaterThan(0);
    const written = library.main.verses.flatMap((text, position) =>
      tagged.words(position).filter(({ strongs, start, length }) => {
        return strongs.includes('H7462') && /\bshepherds\b/i.test(text.slice(start, start + length));
      }),
    );
    expect(tagged.idsOf('shepherds').get('H7462')).toBe(written.length);
    expect(tagged.idsOf('shepherd').get('H7462')).toBeGreaterThan(20);
    expect(tagged.idsOf('charity')).toEqual(new Map([['G26', 28]]));
  });

  it('has the Hebrew words in their own order, spelled as the manuscript has them', () => {
    const words = library.hebrew!.words(at('Psalms', 23, 1));
    expect(words.map(({ strongs }) => strongs)).toEqual(['H4210', 'H1732', 'H3068', 'H7462', 'H3808', 'H2637']);
    expect(words[5]).toEqual({ form: 'אֶחְסָֽר׃', strongs: 'H2637', code: 'HVqi1cs' });
    expect(library.hebrew!.words(at('John', 3, 16))).toEqual([]);
    expect(library.hebrew!.words(99_999)).toEqual([]);
  });

  it('has an entry for every lemma that the text is tagged with', () => {
    const missing = new Set<string>();
    for (let position = 0; position < 31_102; position += 1) {
      for (const { strongs } of library.tagged!.words(position)) {
        for (const id of strongs) if (!library.lexicon!.entry(id)) missing.add(id);
      }
    }
    expect([...missing]).toEqual([]);
    expect(library.lexicon!.entry('G26')).toMatchObject({ lemma: 'ἀγάπη', language: 'grc', source: 'lexicon-grc' });
    expect(library.lexicon!.entry('H7462')).toMatchObject({ language: 'hbo', source: 'lexicon-hbo' });
    expect([...library.lexicon!.all()].length).toBeGreaterThan(14_000);
  });

  it('finds the notes of a commentary on a passage, those on more than it included', () => {
    const henry = library.commentaries.find(({ work }) => work.id === 'commentary-mhcc')!;
    const verse = at('John', 3, 16);
    const notes = henry.notes({ first: verse, last: verse });
    expect(notes).toHaveLength(1);
    expect(notes[0]!.first).toBeLessThan(verse);
    expect(notes[0]!.text).toContain('born');
    expect(henry.byId(notes[0]!.id)).toBe(notes[0]);
    expect(henry.byId('commentary-mhcc.99999')).toBeUndefined();
    expect(henry.byId('x')).toBeUndefined();
    expect(henry.introductions(43)).toHaveLength(1);
    // Independent of the index: every note is read.
    const chapter = { first: at('Psalms', 119, 1), last: at('Psalms', 119, 40) };
    for (const commentary of library.commentaries) {
      const all = commentary
        .all()
        .filter(({ kind, first, last }) => kind !== 'introduction' && first <= chapter.last && last >= chapter.first);
      expect(commentary.notes(chapter)).toEqual(all);
      expect(all.length + Number(commentary.work.id !== 'commentary-tdavid')).toBeGreaterThan(0);
    }
  });

  it('gives the outline of Romans 8', () => {
    const rows = library.outline!.rows({ first: at('Romans', 8, 1), last: at('Romans', 8, 39) });
    expect(rows.map(({ first, last }) => [placeAt(first).verse, placeAt(last).verse])).toEqual([
      [1, 9],
      [10, 17],
      [18, 25],
      [26, 27],
      [28, 31],
      [32, 39],
    ]);
  });

  it('finds the topics that list a verse', () => {
    const topics = library.topics!;
    const listed = topics.ofVerse(at('Psalms', 23, 1));
    expect(listed.map(({ topic }) => topic.name)).toEqual(expect.arrayContaining(['SHEPHERD', 'BLESSING']));
    const all = topics
      .all()
      .flatMap(({ lines }) =>
        lines.flatMap(({ ranges }) =>
          ranges.filter(({ first, last }) => first <= at('Psalms', 23, 1) && last >= at('Psalms', 23, 1)),
        ),
      );
    expect(listed).toHaveLength(all.length);
    expect(topics.find('sin').map(({ id }) => id)).toEqual(['sin', 'sin-2']);
    expect(topics.find('anxiety')[0]!.lines[0]!.see).toEqual(topics.find('care').map(({ id }) => id));
    expect(topics.byId('love')!.references).toBeGreaterThan(100);
    expect(new Set(topics.all().map(({ id }) => id)).size).toBe(topics.all().length);
    expect(topics.all().every(({ id }) => /^[a-z0-9-]{1,80}$/.test(id))).toBe(true);
  });

  it('names author and licence of every translation and work', () => {
    const kjv = library.translations()[0]!;
    expect(kjv).toMatchObject({ code: 'KJV', installed: true, contentVersion: library.main.contentVersion });
    expect(kjv.features).toEqual([
      'strongs',
      'wordsOfJesus',
      'addedWords',
      'divineName',
      'paragraphs',
      'poetry',
      'notes',
      'titles',
    ]);
    const esv = library.translations().find(({ code }) => code === 'ESV')!;
    expect(esv).toMatchObject({ installed: false, reason: expect.stringContaining('licence') });
    expect(esv).not.toHaveProperty('contentVersion');
    expect(library.works().find(({ id }) => id === 'words-hbo')!.attribution).toContain(
      'Original work of the Open Scriptures Hebrew Bible',
    );
    expect(library.source('commentary-mhcc')).toMatchObject({ author: 'Matthew Henry', licence: 'Public domain' });
    expect(() => library.source('bible-nothing')).toThrow(RangeError);
  });
});
