import type { Work } from '@berea/contracts';

const work = (id: string, kind: Work['kind'], title: string, rest: Partial<Work> = {}): Work => ({
  id,
  kind,
  title,
  language: 'en',
  direction: 'ltr',
  installed: true,
  licence: 'Public domain',
  ...rest,
});

/** Some of the works of the library, as the study service lists them. */
export const WORKS: readonly Work[] = [
  work('bible-kjv', 'bible', 'King James Version', {
    year: '1611',
    attribution: 'Text by courtesy of CrossWire Bible Society and eBible.org.',
    notice: 'In the United Kingdom the rights are vested in the Crown.',
  }),
  work('lexicon-grc', 'lexicon', 'A Concise Dictionary of the Words in the Greek Testament', {
    author: 'James Strong',
    year: '1890',
    notice: 'The dictionary of a concordance of 1890, not a modern lexicon.',
  }),
  work('lexicon-hbo', 'lexicon', 'A Concise Dictionary of the Words in the Hebrew Bible', {
    author: 'James Strong',
    year: '1890',
  }),
  work('words-hbo', 'words', 'The Hebrew text with its parsing', {
    licence: 'Text: public domain. Lemmas and morphology: CC BY 4.0',
    attribution: 'Lemmas and morphology by the Open Scriptures Hebrew Bible Project.',
  }),
  work('commentary-mhcc', 'commentary', 'Concise Commentary on the Whole Bible', {
    author: 'Matthew Henry',
    year: '1706–1714, abridged',
  }),
  work('commentary-tdavid', 'commentary', 'The Treasury of David', { author: 'C. H. Spurgeon', year: '1869–1885' }),
  work('topics-nave', 'topics', 'Nave’s Topical Bible', { author: 'Orville J. Nave', year: '1896' }),
];
