import { beforeAll, describe, expect, it } from '@jest/globals';
import { formatReference, placeAt } from '@berea/scripture';
import { describeWithLibrary } from '@berea/text-packs/testing';
import type { Library } from '../works/library.js';
import { sharedLibrary } from '../testing/shared-library.js';
import { VerseCorpus } from './corpora/verse-corpus.js';
import { find } from './find.js';
import { LemmaNames } from './lemma-names.js';
import { scanVerses, word } from './testing/scan-verses.js';

let library: Library;
let verses: VerseCorpus;
let names: LemmaNames;
beforeAll(async () => {
  library = await sharedLibrary();
  await library.loaded;
  verses = await VerseCorpus.of(library.main, library);
  names = new LemmaNames(library);
});

const search = (query: string, scope?: string) => find({ query, scope }, [verses], names);
const positionsOf = async (query: string, scope?: string) => (await search(query, scope)).sets[0]?.positions() ?? [];
const name = (position: number) => {
  const { book, chapter, verse } = placeAt(position);
  return formatReference(book.name, chapter, verse);
};

const scan = (...patterns: RegExp[]) => scanVerses(library.main, ...patterns);

describe('find, over the verses of the King James Version', () => {
  it.each([
    ['ÉGYPT', [word('egypt')]],
    ['ΑΩ', [/no such verse/]],
    ['brother’s keeper', [word("brother's"), word('keeper')]],
    ['beth-el', [/(?<![A-Za-z-])beth-el\b/i]],
    ['king OR queen', [/(?<![A-Za-z])(?:king|queen)(?![A-Za-z])/i]],
    ['mercy AND truth', [word('mercy'), word('truth')]],
    ['Og', [word('og')]],
  ])('for %s, finds what reading every verse finds', async (query, patterns) => {
    expect(await positionsOf(query)).toEqual(scan(...patterns));
  });

  it('leaves out the verses that match the terms under NOT, at any depth', async () => {
    const love = scan(word('love'));
    const world = new Set(scan(word('world')));
    const god = new Set(scan(word('god')));
    expect(await positionsOf('love NOT world')).toEqual(love.filter((at) => !world.has(at)));
    expect(await positionsOf('love NOT (world OR god)')).toEqual(love.filter((at) => !world.has(at) && !god.has(at)));
    const the = new Set(scan(word('the')));
    expect(await positionsOf('NOT the')).toEqual(library.main.verses.flatMap((_, at) => (the.has(at) ? [] : [at])));
  });

  it('finds possessives by their word, hyphened names without the hyphen, and hinds by hinds’', async () => {
    expect(await positionsOf('lord passover')).toContain((await positionsOf("LORD'S passover"))[0]);
    expect(await positionsOf('bethel')).toEqual(await positionsOf('beth-el'));
    expect((await positionsOf('hinds feet high places')).map(name)).toContain('Habakkuk 3:19');
  });

  it.each([
    ['John 3:16', ['John 3:16']],
    ['1 jn 4:8-10', ['1 John 4:8', '1 John 4:9', '1 John 4:10']],
    ['Ps 117', ['Psalm 117:1', 'Psalm 117:2']],
    ['ps 23:1; john 11:35', ['Psalm 23:1', 'John 11:35']],
    ['2 John 13 - 3 John 1:1', ['2 John 1:13', '3 John 1:1']],
    ['John 3:99', []],
    ['Obadiah 2:1', []],
  ])('for the reference %s, finds exactly %j', async (query, expected) => {
    expect((await positionsOf(query)).map(name)).toEqual(expected);
  });

  it.each([
    ['in:rom', 'faith', ['Romans']],
    ['in:jude', 'faith', ['Jude']],
    ['in:"song of songs"', 'love', ['Song of Solomon']],
    ['in:1 jn', 'love', ['1 John']],
    ['in:rom,gal', 'law', ['Romans', 'Galatians']],
    ['in:gospels', 'verily', ['Matthew', 'Mark', 'Luke', 'John']],
  ])('with %s, keeps %s to its books', async (scope, query, books) => {
    const found = await positionsOf(`${query} ${scope}`);
    expect([...new Set(found.map((at) => placeAt(at).book.name))]).toEqual(books);
    const inside = new Set(books);
    expect(found).toEqual(scan(word(query)).filter((at) => inside.has(placeAt(at).book.name)));
    expect(await positionsOf(query, scope.slice(3).replaceAll('"', ''))).toEqual(found);
  });

  it('joins adjacent scopes of the query, and keeps them within the scope that is given beside it', async () => {
    expect(await positionsOf('law in:rom in:gal')).toEqual(await positionsOf('law in:rom,gal'));
    expect(await positionsOf('law in:rom', 'ot')).toEqual([]);
    expect((await positionsOf('faith', 'nt')).length + (await positionsOf('faith', 'ot')).length).toBe(
      (await positionsOf('faith')).length,
    );
  });

  it.each([
    ['shepard', 'shepherd'],
    ['Rightousness and peace', 'righteousness and peace'],
    ['"the lord is my shepard"', '"the lord is my shepherd"'],
    ['savior', 'saviour'],
    ['nebuchadnezer', 'nebuchadnezzar'],
    ['love NOT xqzt jeruselem', 'love NOT xqzt jerusalem'],
    ['good shephe', 'good shephe*'],
  ])('for the mistyped %s, searches %s and says so', async (typed, showing) => {
    const found = await search(typed);
    expect(found.showing).toBe(showing);
    expect(found.total).toBeGreaterThan(0);
    expect(await positionsOf(showing)).toEqual(found.sets[0]?.positions());
  });

  it.each(['love world hate camel', 'qqqzzz', 'grace xqzt', '1234567'])(
    'for %s, finds nothing and guesses no other query',
    async (typed) => {
      expect(await search(typed)).toMatchObject({ total: 0, showing: null });
    },
  );

  it('names the books and lemmas that do not exist, in the query or in the scope beside it', async () => {
    expect(await search('love lemma:G9999 in:hezekiah', 'narnia')).toMatchObject({
      ignored: [],
      unknown: [
        { field: 'lemma', name: 'G9999' },
        { field: 'in', name: 'hezekiah' },
        { field: 'in', name: 'narnia' },
      ],
    });
  });

  it.each([
    '',
    '   ',
    '???',
    '"',
    '""',
    '" "',
    '(.*)+',
    '[a-z',
    '\\',
    '%',
    '\u0000',
    '\ud800',
    '👨‍👩‍👧',
    'qqqzzz',
    "'''",
    '---',
    '(((((',
    ')))',
    'in:',
    'lemma:',
    'AND OR NOT',
  ])('for %p, finds nothing and does not fail', async (term) => {
    expect(await search(term)).toMatchObject({ total: 0, showing: null });
  });
});

describeWithLibrary('find, with the lemmas of the King James text', () => {
  it('finds a lemma by its number, its letters and its transliteration', async () => {
    const love = library.tagged?.positionsOf('G26');
    expect(love?.length).toBeGreaterThan(100);
    for (const query of ['lemma:G26', 'lemma:g0026', 'G26', 'lemma:ἀγάπη', 'lemma:agape']) {
      expect(await positionsOf(query)).toEqual(love);
    }
  });

  it('joins a lemma with words, wanted or under NOT', async () => {
    const charity = new Set(scan(word('charity')));
    expect(await positionsOf('lemma:G26 charity')).toEqual(
      library.tagged?.positionsOf('G26').filter((at) => charity.has(at)),
    );
    expect((await positionsOf('lemma:G26 NOT charity')).length).toBeGreaterThan(50);
  });

  it('finds psalms by words of their titles', async () => {
    expect((await positionsOf('"sons of Korah"')).map(name)).toContain('Psalm 42:1');
    expect((await positionsOf('maschil')).length).toBe(13);
  });
});
