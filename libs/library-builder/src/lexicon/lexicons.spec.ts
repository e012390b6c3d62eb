import { describe, expect, it } from '@jest/globals';
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
  ])('parts definition and renderings of %p', (text, definition, renderings) => {
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
