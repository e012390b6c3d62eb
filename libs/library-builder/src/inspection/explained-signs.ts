interface ExplainedPlaces {
  readonly check: string;
  readonly places: readonly string[];
  readonly reason: string;
}

interface ExplainedWords {
  readonly check: string;
  readonly words: RegExp;
  readonly reason: string;
}

const PARTED = 'a parted word';
const DOUBLED = 'a doubled word';
const FAR = 'a length far from the other text’s';
const TWO_WORDS = 'two words, as they should be';
const SLIP = 'a slip of the transcription';
const ENGLISH = 'English doubles the word here';
const REPEATED = 'the translation repeats the word';
const TITLE = 'the title of the psalm stands in the verse';
const CUT = 'the edition divides these verses otherwise';

const at = (places: string): readonly string[] => places.split(' ');

/** Accepted findings in the texts, by code; each place was read. */
export const EXPLAINED_PLACES: Readonly<Record<string, readonly ExplainedPlaces[]>> = {
  KJV: [
    { check: 'markup left over', places: ['1John.2.23'], reason: 'brackets of the printed text' },
    { check: PARTED, places: ['2Chr.26.10', 'Isa.18.5'], reason: 'two words here, one elsewhere, in both witnesses' },
  ],
  WEB: [{ check: PARTED, places: ['Joel.2.10'], reason: TWO_WORDS }],
  RV1909: [
    { check: DOUBLED, places: ['Esth.9.18'], reason: 'that day a day of feasting' },
    { check: FAR, places: at('Ps.18.1 Ps.54.1 Ps.56.1 Ps.60.1 Ps.88.1'), reason: TITLE },
    { check: FAR, places: ['2Chr.33.10'], reason: CUT },
    {
      check: PARTED,
      places: ['Deut.3.14', 'Deut.24.5', '1Chr.2.32', 'Prov.29.9', 'Mark.8.4', 'Acts.27.5'],
      reason: TWO_WORDS,
    },
    { check: PARTED, places: ['Luke.3.3'], reason: 'an older way to write the word' },
  ],
  ASV: [{ check: DOUBLED, places: at('Ezek.46.10 2Cor.7.8 Heb.12.13'), reason: ENGLISH }],
  DBY: [
    {
      check: DOUBLED,
      places: at(
        'Judg.18.27 Ezra.10.44 Eccl.7.2 Ezek.46.10 Dan.3.27 Obad.1.5 Matt.1.22 Matt.2.15 Matt.2.23 Matt.4.14 Matt.8.17 ' +
          'Matt.9.20 Matt.12.17 Matt.13.35 Matt.21.4 Mark.1.38 Mark.5.15 Mark.5.25 Luke.4.43 Luke.8.14 Luke.10.31 ' +
          'Luke.10.32 Acts.1.19 Acts.13.40 1Cor.9.10 2Cor.7.8 Phil.1.21 1Thess.5.7 Heb.11.3 Heb.11.15 Heb.12.13 ' +
          'Jas.2.2 1John.5.16 3John.1.7 Rev.21.9',
      ),
      reason: ENGLISH,
    },
    { check: DOUBLED, places: ['2Pet.1.7'], reason: REPEATED },
  ],
  WBT: [
    { check: DOUBLED, places: at('Prov.16.26 Acts.1.19'), reason: ENGLISH },
    { check: FAR, places: at('Ps.18.1 Ps.54.1 Ps.60.1'), reason: TITLE },
  ],
  YLT: [
    { check: PARTED, places: ['Nah.3.2'], reason: TWO_WORDS },
    {
      check: DOUBLED,
      places: at(
        'Gen.7.19 Gen.21.18 Gen.46.3 Exod.1.7 Num.14.7 1Kgs.1.4 Ezek.9.9 Ezek.16.13 Ezek.37.10 Mark.1.38 John.21.22 ' +
          'Acts.1.19 Acts.26.16 Rom.5.7 1Tim.4.10 Heb.10.37 Heb.12.13',
      ),
      reason: ENGLISH,
    },
    { check: DOUBLED, places: at('Gen.25.30 Gen.27.22 Isa.10.6 Rev.11.6 Rev.18.6'), reason: REPEATED },
    { check: FAR, places: at('Ps.18.1 Ps.52.1 Ps.54.1 Ps.60.1 Ps.88.1'), reason: TITLE },
    { check: FAR, places: at('Gen.8.15 Gen.8.17 Judg.2.1'), reason: CUT },
  ],
};

/** Accepted findings in prose works, by id and by the words. */
export const EXPLAINED_WORDS: Readonly<Record<string, readonly ExplainedWords[]>> = {
  'commentary-tdavid': [
    {
      check: 'markup left over',
      words: /^\(?\{\d\}[.,]?$/,
      reason: 'marks of footnotes to whom the author quotes, which stand behind the quotation',
    },
    { check: 'markup left over', words: /^(?:—?\|A|\(>lyox\),|t\}fe|\{Mrs\.|Rogers\.\},)$/, reason: SLIP },
  ],
};
