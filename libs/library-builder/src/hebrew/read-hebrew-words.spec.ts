import { describe, expect, it } from '@jest/globals';
import { readHebrewWords } from './read-hebrew-words.js';
import { readVerseMap } from './read-verse-map.js';

const map = readVerseMap(`<verseMap><book>
  <verse wlc="Gen.32.1" kjv="Gen.31.55" type="full"/>
  <verse wlc="Isa.63.19!b" kjv="Isa.64.1" type="partial"/>
  <verse wlc="1Kgs.18.34!a" kjv="1Kgs.18.33!b" type="partial"/></book></verseMap>`);
const read = (xml: string) => {
  const placed: [number, readonly string[]][] = [];
  readHebrewWords(`<osis>${xml}</osis>`, map, (position, words) => placed.push([position, words]));
  return placed;
};
const w = (form: string, lemma = '1') => `<w lemma="${lemma}" morph="HN">${form}</w>`;

describe('readHebrewWords', () => {
  it('keeps every word letter by letter, with the signs at its end, without the signs between sections', () => {
    const [[position, words] = [0, []]] = read(
      `<verse osisID="Gen.1.1">${w('בְּ/רֵאשִׁ֖ית', 'b/7225')} ${w('אֵ֥ת')}<seg type="x-maqqef">־</seg>${w('הָ<seg type="x-large">אָ</seg>רֶץ')}<seg type="x-sof-pasuq">׃</seg><seg type="x-pe">פ</seg></verse>`,
    );
    expect(position).toBe(0);
    expect(words).toEqual(['בְּ/רֵאשִׁ֖ית', 'b/7225', 'HN', 'אֵ֥ת־', '1', 'HN', 'הָאָרֶץ׃', '1', 'HN']);
  });

  it('reads the words of the text, not those of the margin', () => {
    const note = `<note type="variant"><catchWord>x</catchWord><rdg type="x-qere">${w('קרי')}</rdg></note>`;
    expect(read(`<verse osisID="Gen.1.2">${w('כתיב')}${note}</verse>`)).toEqual([[1, ['כתיב', '1', 'HN']]]);
  });

  it('puts words at the verse of the King James numbering', () => {
    expect(read(`<verse osisID="Gen.32.1">${w('א')}</verse>`)[0]?.[0]).toBe(map.get('Gen.32.1')?.whole);
    expect(read(`<verse osisID="Isa.63.19">${w('עֲלֵיהֶ֑ם')}${w('לוּא')}</verse>`).map(([, [form]]) => form)).toEqual([
      'עֲלֵיהֶ֑ם',
      'לוּא',
    ]);
    expect(read(`<verse osisID="1Kgs.18.34">${w('א')}</verse>`)).toHaveLength(1);
  });
});
