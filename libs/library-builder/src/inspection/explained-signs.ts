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

const EMPTY = 'an empty verse';
const PARTED = 'a parted word';
const TWO_WORDS = 'two words, as they should be';
const SLIP = 'a slip of the transcription';

/** Accepted findings in the texts, by code; each place was read. */
export const EXPLAINED_PLACES: Readonly<Record<string, readonly ExplainedPlaces[]>> = {
  KJV: [
    { check: 'markup left over', places: ['1John.2.23'], reason: 'brackets of the printed text' },
    { check: PARTED, places: ['2Chr.26.10', 'Isa.18.5'], reason: 'two words here, one elsewhere, in both witnesses' },
  ],
  WEB: [
    {
      check: EMPTY,
      places: ['Luke.17.36', 'Acts.8.37', 'Acts.15.34', 'Acts.24.7'],
      reason: 'the translators leave the verse out, and say so in a note',
    },
    { check: PARTED, places: ['Joel.2.10'], reason: TWO_WORDS },
  ],
  RV1909: [
    {
      check: EMPTY,
      places: (
        'Num.12.16 Num.29.40 1Sam.23.29 2Sam.20.26 2Chr.33.25 Job.35.16 Job.38.39 Job.38.40 Job.38.41 Job.40.20 ' +
        'Job.40.21 Job.40.22 Job.40.23 Job.40.24 Hos.11.12 Jonah.1.17 Acts.19.41 2Cor.13.14'
      ).split(' '),
      reason: 'the edition numbers these chapters otherwise; the words stand in the verses beside it',
    },
    { check: 'two signs', places: ['Job.32.2'], reason: SLIP },
    {
      check: PARTED,
      places: ['Deut.3.14', 'Deut.24.5', '1Chr.2.32', 'Prov.29.9', 'Mark.8.4', 'Acts.27.5'],
      reason: TWO_WORDS,
    },
    { check: PARTED, places: ['Luke.3.3'], reason: 'an older way to write the word' },
  ],
  DBY: [{ check: 'a capital inside of a word', places: ['Zech.9.9'], reason: SLIP }],
  WBT: [
    {
      check: EMPTY,
      places: ['Isa.64.2', 'Dan.10.19', 'Acts.19.41', '2Cor.13.13'],
      reason: 'the verse is missing from the source, which the edition says',
    },
    { check: PARTED, places: ['Josh.22.19'], reason: SLIP },
  ],
  YLT: [{ check: PARTED, places: ['Nah.3.2'], reason: TWO_WORDS }],
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
