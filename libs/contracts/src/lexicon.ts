import { z } from 'zod';
import { LEXICON_ENTRIES_LIMIT } from './values/limits.js';
import { listed } from './text.js';
import { Place, Span } from './places.js';
import { DIRECTIONS } from './works.js';
/** A Strong's number: `G` for Greek, `H` for Hebrew and Aramaic; leading zeros are accepted. */
export const strongsId = z
  .string({ error: 'A lemma is named by its Strong’s number, such as G26 or H2617.' })
  .trim()
  .toUpperCase()
  .regex(/^[GH]0*[1-9]\d{0,3}$/, { error: 'A lemma is named by its Strong’s number, such as G26 or H2617.' })
  .meta({ examples: ['G26', 'H2617'] });

const LISTED_IDS = `ids lists 1 to ${LEXICON_ENTRIES_LIMIT} Strong’s numbers, parted by commas, such as G26,H2617.`;

/** Several Strong's numbers in one parameter. */
export const strongsIds = z
  .string({ error: LISTED_IDS })
  // Room for a hundred with leading zeros and spaces.
  .max(2_000, { error: LISTED_IDS })
  .meta({ examples: ['G26,H2617'] })
  .transform(listed)
  .pipe(z.array(strongsId).min(1, { error: LISTED_IDS }).max(LEXICON_ENTRIES_LIMIT, { error: LISTED_IDS }));

/** How a translation renders a lemma; the list begins with the most frequent rendering. */
export const Rendering = z.object({ words: z.string(), count: z.number().int() }).meta({ id: 'Rendering' });
export type Rendering = z.infer<typeof Rendering>;

export const LexiconEntry = z
  .object({
    id: z.string().describe('G26, H2617'),
    lemma: z.string(),
    language: z.enum(['grc', 'hbo', 'arc']),
    direction: z.enum(DIRECTIONS),
    transliteration: z.string(),
    pronunciation: z.string().optional(),
    partOfSpeech: z.string().optional(),
    derivation: z.string().optional(),
    definition: z.string(),
    kjvUsage: z.string().optional().describe('The renderings as the lexicon itself lists them'),
    count: z.number().int().describe('Uses in the tagged King James text'),
    verses: z.number().int().describe('Verses of the tagged King James text that hold it'),
    renderings: z.array(Rendering),
    source: z.string().describe('Id of the work'),
  })
  .meta({ id: 'LexiconEntry' });
export type LexiconEntry = z.infer<typeof LexiconEntry>;

/** A sense of a lemma, with the verses that the lexicon names for it. */
export const LemmaSense = z
  .object({
    level: z.number().int().describe('0 for a sense of its own, 1 for a part of the one before of level 0, …'),
    label: z.string().describe('As the lexicon numbers it: `1.`, `(a)`; may be empty'),
    text: z.string(),
    glosses: z.array(Span).describe('The renderings in the text'),
    references: z.array(Span.extend({ place: Place })).describe('The verses in the text'),
  })
  .meta({ id: 'LemmaSense' });
export type LemmaSense = z.infer<typeof LemmaSense>;

/** A lemma's entry in a lexicon that parts its entries into senses. */
export const LemmaSenses = z
  .object({
    source: z.string().describe('Id of the work'),
    lemma: z.string(),
    forms: z.string().describe('How it is inflected: `ἀγάπη, -ης, ἡ`; may be empty'),
    septuagint: z.string().optional().describe('What it stands for in the Septuagint'),
    uses: z.number().int().optional().describe('In the New Testament, as the lexicon counts them'),
    senses: z.array(LemmaSense),
  })
  .meta({ id: 'LemmaSenses' });
export type LemmaSenses = z.infer<typeof LemmaSenses>;

/** An entry by itself tells more than one in a list. */
export const WholeLexiconEntry = LexiconEntry.extend({
  lexica: z.array(LemmaSenses).optional().describe('Further lexica on the lemma, sense by sense'),
}).meta({ id: 'WholeLexiconEntry' });
export type WholeLexiconEntry = z.infer<typeof WholeLexiconEntry>;

export const LexiconEntries = z
  .object({
    entries: z.array(LexiconEntry).describe('In the order asked for, each once'),
    missing: z.array(z.string()).describe('What the lexica do not have, without leading zeros'),
  })
  .meta({ id: 'LexiconEntries' });
export type LexiconEntries = z.infer<typeof LexiconEntries>;

/** A verse with a lemma; `words` are the English words that translate it there. */
export const Occurrence = z
  .object({
    book: z.string(),
    chapter: z.number().int(),
    verse: z.number().int(),
    text: z.string(),
    words: z.array(z.string()),
  })
  .meta({ id: 'Occurrence' });
export type Occurrence = z.infer<typeof Occurrence>;

export const Occurrences = z
  .object({
    id: z.string(),
    total: z.number().int(),
    counts: z.array(z.object({ book: z.string(), count: z.number().int() })),
    results: z.array(Occurrence),
  })
  .meta({ id: 'Occurrences' });
export type Occurrences = z.infer<typeof Occurrences>;
