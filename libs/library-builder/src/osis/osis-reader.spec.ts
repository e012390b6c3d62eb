import { describe, expect, it } from '@jest/globals';
import type { OsisOptions } from './osis-element.js';
import { OsisReader } from './osis-reader.js';
import type { ReadVerse } from './verse-reading.js';

const reader = (options: Partial<OsisOptions> = {}) => new OsisReader({ notes: 'margin', withWords: true, ...options });
const read = (markup: string, place = 'Gen.1.1') => reader().readVerse(markup, place);
const runs = ({ text, marks }: ReadVerse) => marks.map((mark) => [mark.kind, text.substr(mark.start, mark.length)]);

describe('a verse in OSIS', () => {
  it('is read as text with single spaces, with the words that a number is tagged to', () => {
    const verse = read(
      'In the <w lemma="strong:H7225">beginning</w>\n  <w lemma="strong:H0430 strong:H0853">God</w> created',
    );
    expect(verse.text).toBe('In the beginning God created');
    expect(verse.words.map(({ start, length, strongs }) => [verse.text.substr(start, length), strongs])).toEqual([
      ['beginning', ['H7225']],
      ['God', ['H430', 'H853']],
    ]);
  });

  it.each([
    ['conceived,<note>or, became</note><w>and</w> gave', 'conceived, and gave'],
    ['knew<note>or, lay with</note>Eve', 'knew Eve'],
    ['not sacrifice,’<note>Hosea 6:6</note><q who="Jesus">for I came</q>', 'not sacrifice,’ for I came'],
    ['<q who="Jesus">“I am he,”</q>they went', '“I am he,” they went'],
    ['<q who="Jesus">‘Take up your mat and walk’</q> ?”', '‘Take up your mat and walk’?”'],
    ['<q who="Jesus">coins</q> <note>small</note> <q who="Jesus">? Not one</q>', 'coins? Not one'],
    ['<q who="Jesus">last penny.</q> <note>a lepton</note> <q who="Jesus">”</q> ', 'last penny.”'],
    ['the cup<note>or bowl</note>, and', 'the cup, and'],
    ['(<note>or</note>and “<note>or</note>he said', '(and “he said'],
    ['the<note>x</note> ’tis<note>y</note> so', 'the ’tis so'],
    [
      'y <w>cien</w><transChange type="added">panes de higos</transChange><w>secos</w>,',
      'y cien panes de higos secos,',
    ],
    ['y <w>díjo</w><transChange type="added">le</transChange><w>Dios</w>', 'y díjole Dios'],
    ['<w>no</w><transChange type="added">lo</transChange><w>hizo</w>', 'no lo hizo'],
    ['<w>Josué</w><transChange type="added">los</transChange> circuncidó', 'Josué los circuncidó'],
  ])('has the spaces that belong beside notes, speeches and added words: %s', (markup, text) => {
    expect(read(markup).text).toBe(text);
  });

  it("leaves out unreliable Strong's numbers", () => {
    const verse = reader({ withWords: false }).readVerse('<w lemma="strong:G25">loved</w>', 'John.3.16');
    expect([verse.text, verse.words]).toEqual(['loved', []]);
  });

  it('marks added words, the divine name in capitals, and words of Jesus', () => {
    expect(runs(read('it <transChange type="added">was</transChange> good'))).toEqual([['added', 'was']]);
    expect(runs(read('the <divineName><w lemma="strong:H3068">Lord</w></divineName> said'))).toEqual([
      ['divineName', 'LORD'],
    ]);
    expect(runs(read('said, <q who="Jesus">Follow me</q>'))).toEqual([['jesus', 'Follow me']]);
  });

  it('follows words of Jesus from milestone to milestone, over verses', () => {
    const open = reader();
    expect(runs(open.readVerse('he said, <q who="Jesus" sID="q1"/>Come', 'a'))).toEqual([['jesus', 'Come']]);
    expect(runs(open.readVerse('and see', 'b'))).toEqual([['jesus', 'and see']]);
    expect(runs(open.readVerse('the place.<q eID="q1" who="Jesus"/> They', 'c'))).toEqual([['jesus', 'the place.']]);
    expect(runs(open.readVerse('came', 'd'))).toEqual([]);
  });

  it('begins a paragraph when one was opened at the end of the verse before, or in a heading', () => {
    const open = reader();
    expect(open.readVerse('light. <div sID="p1" type="x-p"/>', 'a').paragraph).toBe(false);
    expect(open.readVerse('And God', 'b').paragraph).toBe(true);
    open.readHeading('<chapter n="2"/><div sID="p2" type="x-p"/>', 'Gen.2.0');
    expect(open.readVerse('Thus', 'c').paragraph).toBe(true);
    expect(open.readVerse('And', 'd').paragraph).toBe(false);
  });

  it('takes a pilcrow for a paragraph, and never for text', () => {
    const open = reader();
    const [first, second] = [open.readVerse('¶ And God', 'a'), open.readVerse('said ¶', 'b')];
    expect([first.text, first.paragraph, second.text, second.paragraph]).toEqual(['And God', true, 'said', false]);
    expect(open.readVerse('Let', 'c').paragraph).toBe(true);
  });

  it('finds lines of poetry and their level, at any end of a verse', () => {
    const open = reader();
    const verse = open.readVerse(
      '<l level="1" sID="1"/>he leadeth<l eID="1"/><l level="2" sID="2"/>beside<l eID="2"/>',
      'a',
    );
    expect(verse.text).toBe('he leadeth beside');
    expect(verse.lines).toEqual([
      { start: 0, level: 1 },
      { start: 11, level: 2 },
    ]);
    open.readVerse('amen <l level="2" sID="3"/>', 'b');
    expect(open.readVerse('so be it', 'c').lines).toEqual([{ start: 0, level: 2 }]);
  });

  it('keeps titles of psalms, of the acrostic, of sections, and colophons apart from the text', () => {
    expect(read('<title type="psalm">A <w lemma="strong:H4210">Psalm</w></title> Have mercy', 'Ps.51.1')).toMatchObject(
      {
        text: 'Have mercy',
        headings: [{ kind: 'psalm', text: 'A Psalm' }],
        words: [],
      },
    );
    expect(read('<title type="psalm">BETH</title> Wherewithal', 'Ps.119.9').headings[0]?.kind).toBe('acrostic');
    expect(read('<title>Greetings</title> Paul', 'Rom.1.1').headings[0]?.kind).toBe('section');
    expect(read('Amen. <title>Written to the Romans</title>', 'Rom.16.27').headings[0]?.kind).toBe('colophon');
    expect(read('<speaker>Friends</speaker> Where', 'Song.6.1').headings[0]).toEqual({
      kind: 'speaker',
      text: 'Friends',
    });
  });

  it('keeps a title in front of the verse as its own', () => {
    const open = reader();
    open.readHeading('<title type="acrostic">ALEPH</title>', 'Ps.119.0');
    expect(open.readVerse('Blessed', 'Ps.119.1').headings).toEqual([{ kind: 'acrostic', text: 'ALEPH' }]);
  });

  it('keeps notes apart from the text, with their place, and does not let them join words', () => {
    const verse = read('the day<note><reference type="annotateRef">1.4 </reference>day: Heb. between</note>and night');
    expect(verse).toMatchObject({
      text: 'the day and night',
      notes: [{ at: 7, kind: 'margin', text: 'day: Heb. between' }],
    });
    expect(read('x<note type="crossReference"><reference>Isaiah 7:14</reference></note>').notes[0]?.kind).toBe(
      'reference',
    );
    expect(reader({ notes: 'footnote' }).readVerse('x<note>or y</note>', 'a').notes[0]?.kind).toBe('footnote');
  });

  it('keeps a note whose markup is not closed, and a title inside of a note', () => {
    expect(read('LORD:<note>the <divineName>LORD\\+nd*: or, JEHOVAH</note> said').notes[0]?.text).toContain(
      'or, JEHOVAH',
    );
    const verse = read('word<note>see <title>Kings</title> there</note>');
    expect([verse.headings, verse.notes[0]?.text]).toEqual([[], 'see Kings there']);
  });

  it('at the end of its book, leaves out everything behind it', () => {
    const end = '<div canonical="true" eID="g1" osisID="Rev" type="book"/>';
    const verse = read(`Amen.<note>or So</note> ${end} <title>Words</title> <item>Abba: father</item>`, 'Rev.22.21');
    expect([verse.text, verse.headings, verse.notes.length]).toEqual(['Amen.', [], 1]);
  });

  it('is read without leftovers of another markup', () => {
    expect(read('by my name \\nd JEHOVAH\\+nd* was I').text).toBe('by my name JEHOVAH was I');
    expect(read('altar<note>to the \\nd LORD\\+nd*.</note>').notes[0]?.text).toBe('to the LORD.');
  });
});
