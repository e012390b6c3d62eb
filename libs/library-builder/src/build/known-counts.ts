type Counts = Readonly<Record<string, number>>;

/** The counts of known versions of sources, by work and version: another count means that something broke. */
export const KNOWN_COUNTS: Readonly<Record<string, Readonly<Record<string, Counts>>>> = {
  'bible-kjv': {
    '14.3': { verses: 31_102, words: 348_834, paragraphs: 4_635, poetry: 2_461, headings: 152, notes: 6_959 },
    '1.0.0': { verses: 31_102 },
  },
  'bible-web': { '426.0': { verses: 31_098, paragraphs: 7_491, poetry: 7_219, headings: 176, notes: 1_460 } },
  'bible-rv1909': { '2.60': { verses: 31_096, headings: 14 } },
  'bible-asv': { '1.3.0': { verses: 31_101, headings: 117 } },
  'bible-dby': { '1.3.0': { verses: 31_099, headings: 116, notes: 6 } },
  'bible-wbt': { '1.3.0': { verses: 31_098 } },
  'bible-ylt': { '1.3.0': { verses: 31_102 } },
  'words-grc': {
    '1.0.0': { verses: 7_927, words: 137_554, tied: 108_544, places: 6_933 },
    '1.0.0 with MorphGNT': { verses: 7_927, words: 137_554, tied: 137_410, parsed: 137_554, places: 6_933 },
  },
  'words-hbo': { '2.0.2': { verses: 23_144, words: 305_507 } },
  'lexicon-grc': { '3.0': { entries: 5_523 } },
  'lexicon-abbott-smith': { '78f84dc75a9f': { entries: 5_371, senses: 9_348, references: 37_896 } },
  'lexicon-hbo': { '1.0.2': { entries: 8_674 } },
  'commentary-mhcc': { '2.0': { introduction: 65, note: 4_050, verses: 31_085, outline: 3_449 } },
  'commentary-scofield': { '2.1': { introduction: 66, note: 3_580, verses: 3_177 } },
  'commentary-tdavid': {
    '2.1': {
      introduction: 1,
      title: 156,
      division: 105,
      exposition: 2_467,
      quotation: 8_857,
      signed: 8_188,
      hint: 3_850,
    },
  },
  'references-tsk': { '0.0.5': { verses: 30_412, references: 386_473, dropped: 0, repeated: 77 } },
  'references-parallels': {
    '78f84dc75a9f': { quotations: 319, quoted: 363, sections: 287, sets: 1_329, passages: 3_105, lone: 4 },
  },
  'topics-nave': { '3.0': { topics: 5_322, lines: 29_379, ranges: 77_860, links: 3_656 } },
};
