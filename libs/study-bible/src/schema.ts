import { z } from 'zod';

// The shapes of the files in `notes/`. A check of one entry by itself is here; what needs other entries, the library or
// a dictionary is in `checks/`.

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const words = (most: number, least = 1) =>
  z
    .string()
    .trim()
    .refine((text) => wordsOf(text) >= least && wordsOf(text) <= most, {
      error: (issue) => `has ${wordsOf(String(issue.input))} words, and must have ${least} to ${most}`,
    });
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens');
/** As `formatReference` writes it, which `checks/references.ts` sees to. */
const ref = z.string().min(4).max(60);

/** A text in English, or one in each language that it has. */
const inLanguages = (most: number, least?: number) =>
  z.union([words(most, least), z.strictObject({ en: words(most, least), es: words(most + 15, least).optional() })]);

export const ANSWER_KINDS = [
  'meaning',
  'hard passage',
  'contradiction',
  'doctrine',
  'ethics',
  'situation',
  'person',
  'place',
  'background',
  'practice',
  'is it in the Bible',
  'preparation',
] as const;

/** A question that people ask, with its answer. */
export const answerSchema = z.strictObject({
  id,
  kind: z.enum(ANSWER_KINDS),
  /** The question as people write it. */
  phrasings: z.strictObject({
    en: z.array(words(60)).min(6).max(24),
    es: z.array(words(30)).min(3).max(8),
  }),
  lead: z.strictObject({ en: words(60, 12), es: words(75, 12) }),
  /** In an order that argues. */
  passages: z
    .array(z.strictObject({ ref, why: inLanguages(25, 3) }))
    .min(3)
    .max(7),
  /** Views on which Christians differ: each tradition in its own best words. */
  views: z
    .array(z.strictObject({ of: z.string().min(3), says: inLanguages(45, 8), refs: z.array(ref).min(1).max(4) }))
    .min(2)
    .max(3)
    .optional(),
  /** Ids of related answers. */
  next: z.array(id).min(2).max(3),
});

/** A passage of 2 to 60 verses. */
export const sectionSchema = z.strictObject({
  ref,
  title: words(9),
  /** The events or statements of the passage. */
  about: words(40, 6),
  /** Its place in the story or argument. */
  setting: words(45, 6),
  note: words(125, 60),
  /** The verse that decides. */
  key: ref,
  asked: z
    .array(z.strictObject({ q: words(20, 3), a: words(50, 5) }))
    .max(3)
    .default([]),
  /** The big idea of a sermon. */
  idea: words(35, 5),
  movements: z
    .array(z.strictObject({ verses: z.string().regex(/^(?:\d+:)?\d+(?:-(?:\d+:)?\d+)?$/), is: words(10) }))
    .min(2)
    .max(4),
  questions: z.array(words(35, 5)).length(2),
  /** A common misuse. */
  caution: words(50, 5).optional(),
  themes: z.array(id).min(1).max(6),
});

const statement = z.strictObject({
  /** The book's own statement. */
  says: words(50, 4),
  tradition: words(50, 4).optional(),
  disputed: words(60, 4).optional(),
});

export const bookSchema = z.strictObject({
  book: z.string(),
  /** Those who speak in it, by the names that people use for them, as `Paul` or `the Psalmist`. */
  voices: z.array(words(3)).min(1).max(6).optional(),
  about: words(60, 15),
  author: statement,
  date: statement,
  readers: statement,
  purpose: words(60, 8),
  key: ref,
  outline: z.array(z.strictObject({ ref, title: words(10) })).min(1),
  themes: z.array(id).min(2).max(8),
  preach: z.strictObject({
    one: words(40, 6),
    four: z.array(z.strictObject({ ref, title: words(10) })).length(4),
    /** Not of a book of one chapter, which eight sermons would cut too small. */
    eight: z
      .array(z.strictObject({ ref, title: words(10) }))
      .length(8)
      .optional(),
  }),
});

export const ARTICLE_KINDS = ['person', 'place', 'thing', 'word'] as const;

export const articleSchema = z.strictObject({
  id,
  name: words(6),
  kind: z.enum(ARTICLE_KINDS),
  also: z.array(words(6)).optional(),
  /** The first sentence is a definition. */
  text: words(160, 60),
  refs: z.array(ref).min(1).max(8),
  /** Facts that are not known. */
  unknown: words(40, 4).optional(),
});

/** Modern words, and the answers or articles that they lead to. */
export const bridgeSchema = z.strictObject({ words: z.array(words(5)).min(1).max(10), to: z.array(id).min(1).max(4) });

export const themeSchema = z.strictObject({ id, name: words(5), is: words(30, 2) });

export type Answer = z.infer<typeof answerSchema>;
export type Section = z.infer<typeof sectionSchema>;
export type BookIntroduction = z.infer<typeof bookSchema>;
export type Article = z.infer<typeof articleSchema>;
export type Bridge = z.infer<typeof bridgeSchema>;
export type Theme = z.infer<typeof themeSchema>;

/** The folders and files of `notes/`, and the shape of an entry in each. */
export const PARTS = {
  answers: answerSchema,
  sections: sectionSchema,
  books: bookSchema,
  articles: articleSchema,
  bridges: bridgeSchema,
  themes: themeSchema,
} as const;
export type Part = keyof typeof PARTS;
