import type { Citation, Place, StudyAnswer, StudySection } from '@berea/contracts';
import type { Exchanges } from '../../tools/use-exchanges.js';

export const MATTHEW: Place = { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 };
export const WORDS = 'Blessed are the poor in spirit: for theirs is the kingdom of heaven.';
export const ISAIAH: Place = { book: 'Isaiah', chapter: 66, verse: 2, endVerse: 2 };
export const ISAIAH_WORDS = 'For all those things hath mine hand made, saith the LORD.';

const exact = (reference: string, place: Place, quote: string): Citation => ({
  quote,
  reference,
  verdict: 'exact',
  translation: 'KJV',
  place,
  text: quote,
});

export const PASSAGE: StudySection = { type: 'verses', title: 'Matthew 5:3', verses: [{ ...MATTHEW, text: WORDS }] };

/** An answer of the study tools, as the study service composes it. */
export const answer = (rest: Partial<StudyAnswer> = {}): StudyAnswer => ({
  response: `## Matthew 5:3\n\n> ${WORDS}\n> — Matthew 5:3 (KJV)`,
  tool: 'cross-references',
  place: MATTHEW,
  sections: [PASSAGE],
  sources: [
    {
      id: 'bible-kjv',
      title: 'King James Version',
      licence: 'Public domain',
      year: '1611',
      href: '/bible/Matthew/5/3',
    },
    {
      id: 'commentary-mhcc',
      title: 'Concise Commentary on the Whole Bible',
      author: 'Matthew Henry',
      licence: 'Public domain',
      href: '/bible/Matthew/5/3',
    },
    {
      id: 'topics-nave',
      title: 'Nave’s Topical Bible',
      author: 'Orville J. Nave',
      year: '1896',
      licence: 'Public domain',
      href: '/bible/Matthew/5/3',
    },
  ],
  citations: [exact('Matthew 5:3', MATTHEW, WORDS), exact('Isaiah 66:2', ISAIAH, ISAIAH_WORDS)],
  engine: 'library',
  ...rest,
});

/** Nothing was asked about the verses. */
export const NO_EXCHANGES: Exchanges = { of: () => undefined, ask: () => undefined, drop: () => undefined };
