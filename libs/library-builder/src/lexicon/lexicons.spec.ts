import { BOOKS, findBook, positionOf } from '@berea/scripture';
import { describe, expect, it } from '@jest/globals';
import { readAbbottSmith } from './read-abbott-smith.js';
import { readGreekLexicon, splitRenderings } from './read-greek-lexicon.js';
import { readHebrewLexicon } from './read-hebrew-lexicon.js';

const orth = (greek: string, latin: string) =>
  `<orth>${greek}</orth>\n<orth type="writing">ASCII</orth>\n<orth rend="bold" type="trans">${latin}</orth>`;

describe("readGreekLexicon, the reader of Strong's Greek dictionary,", () => {
  it('reads the fields of an entry, with references by number, and leaves out unused numbers', () => {
    const { entries } = readGreekLexicon([
      {
        key: '00025',
        text: `<entryFree n="00025">${orth('ἀγαπάω', 'agapáō')}<pron>ag-ap-ah'-o</pron><lb/>perhaps from ${orth('ἄγαν', 'ágan')} (much) [compare <ref target="StrongsGreek:5689">H5689</ref>];<lb/>
<def>to love (in a moral
 sense):--(be-)love(-ed). Compare <ref target="StrongsGreek:0175">G0175</ref>.</def></entryFree>`,
      },
      { key: '02717', text: '<entryFree n="02717"><def>Not Used</def></entryFree>' },
    ]);
    expect(entries).toEqual([
      {
        id: 'G25',
        lemma: 'ἀγαπάω',
        transliteration: 'agapáō',
        pronunciation: "ag-ap-ah'-o",
        partOfSpeech: '',
        derivation: 'perhaps from ἄγαν ágan (much) [compare H5689]',
        definition: 'to love (in a moral sense). Compare G175.',
        renderings: '(be-)love(-ed)',
        see: ['H5689', 'G175'],
      },
    ]);
  });

  it.each([
    ['only-born, i.e. sole:--only (begotten, child).', 'only-born, i.e. sole', 'only (begotten, child)'],
    ['the first: --Alpha. Often used alone.', 'the first. Often used alone.', 'Alpha'],
    ['to love', 'to love', ''],
    ['--I, me.', '', 'I, me'],
  ])('separates definition and renderings of %p', (text, definition, renderings) => {
    expect(splitRenderings(text)).toEqual([definition, renderings]);
  });
});

describe("readHebrewLexicon, the reader of Strong's Hebrew dictionary,", () => {
  it("reads Strong's own words, and nothing of other dictionaries in the same entry", () => {
    const { entries } = readHebrewLexicon(`<osis><div type="glossary">
      <div type="entry" n="2"><w gloss="2553" lemma="אַב" morph="n-m" POS="ab" xlit="ʼab" ID="H2" xml:lang="arc">אב</w>
        <foreign><w gloss="G:5"/></foreign><list><item>1) an outline</item></list>
        <note type="exegesis">(Aramaic) corresponding to <w lemma="אָב" POS="awb" src="1" xlit="ʼâb"/> ;</note>
        <note type="explanation">{<hi>father</hi>}</note><note type="translation">father.</note></div></div></osis>`);
    expect(entries).toEqual([
      {
        id: 'H2',
        lemma: 'אַב',
        transliteration: 'ʼab',
        pronunciation: 'ab',
        partOfSpeech: 'n-m',
        derivation: '(Aramaic) corresponding to אָב ʼâb (H1)',
        definition: 'father',
        renderings: 'father',
        see: ['H1'],
      },
    ]);
  });
});

describe('readAbbottSmith', () => {
  const entry = (attributes: string, inside: string) => `<text><entry ${attributes}>${inside}</entry></text>`;
  const read = (xml: string, numbers: Readonly<Record<string, string[]>> = {}) =>
    readAbbottSmith(xml, new Map(Object.entries(numbers)));

  it('reads forms, uses and senses, with the places of renderings and verses in their texts', () => {
    const [love, ...more] = read(
      entry(
        'lemma="ἀγάπη" strong="G26"',
        `
  <note type="occurrencesNT">116</note>
  <form>† <orth>ἀγάπη<note>The makers say so.</note></orth>, <foreign xml:lang="grc">-ης, ἡ</foreign> </form>
  <etym><seg type="septuagint">[in LXX for <foreign n="H160">אַהֲבָה</foreign>;]</seg></etym>
  <sense><sense n="1."><gloss>love</gloss>,<pb n="4"/> of men:
    <sense n="(a)">to God, <ref osisRef="1John.2.5">I Jo 2:5</ref>, <ref osisRef="Sir.2.5">Si 2:5</ref>.†</sense></sense></sense>
  <re><emph>SYN.</emph>: <ref><foreign>φιλία</foreign></ref>.</re>`,
      ),
    );
    const first = positionOf(findBook('1 John') ?? BOOKS[0]!, 2, 5);
    expect(more).toEqual([]);
    expect(love).toEqual({
      ids: ['G26'],
      lemma: 'ἀγάπη',
      forms: 'ἀγάπη, -ης, ἡ',
      septuagint: 'in LXX for אַהֲבָה',
      uses: 116,
      senses: [
        { level: 1, label: '1.', text: 'love, of men:', glosses: [[0, 4]], refs: [] },
        { level: 2, label: '(a)', text: 'to God, I Jo 2:5, Si 2:5.', glosses: [], refs: [[8, 8, first, first]] },
        { level: 0, label: '', text: 'SYN.: φιλία.', glosses: [], refs: [] },
      ],
    });
  });

  it('takes the number by the spelling when the edition has that of another word, and further numbers as they are', () => {
    const sense = '<sense><gloss>x</gloss></sense>';
    const numbers = { ἕκτος: ['G1623'], ἅγιος: ['G40'], ἄν: ['G302'] };
    const ids = (attributes: string) =>
      read(entry(attributes, sense), numbers).map((each) => [each.lemma, ...each.ids]);
    expect(ids('lemma="ἕκτος" strong="G1622"')).toEqual([['ἕκτος', 'G1623']]);
    expect(ids('lemma="ἅγιος|G40" strong="G39"')).toEqual([['ἅγιος', 'G39', 'G40']]);
    expect(ids('lemma="ἄν_1" strong="G0302"')).toEqual([['ἄν', 'G302']]);
    expect(ids('lemma="Ἀβειληνή"')).toEqual([]);
    expect(read(entry('lemma="ἄν" strong="G302"', '<form>v. ἐάν</form>'), numbers)).toEqual([]);
  });
});
