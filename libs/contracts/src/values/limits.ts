/** Longest texts of a note, in UTF-16 units; `tag` limits each tag, `tags` the number of tags. */
export const NOTE_LIMITS = { title: 300, content: 100_000, scripture: 200, tag: 60, tags: 50 } as const;

/** Longest texts of a sermon, in UTF-16 units; `preached` is the number of times that its log keeps, `origins` the number of drafted passages. */
export const SERMON_LIMITS = {
  title: 300,
  scripture: 200,
  outline: 200_000,
  notes: 100_000,
  theme: 1_000,
  body: 200_000,
  series: 200,
  place: 200,
  preached: 200,
  minutes: 600,
  origins: 100,
} as const;

/**
 * For a passage that Scholar drafted: most sources, longest title of a source and longest name of a model, in UTF-16
 * units.
 */
export const ORIGIN_LIMITS = { sources: 12, source: 120, model: 100 } as const;

/**
 * For pieces that wait to be put into a sermon: most pieces, most UTF-16 units of one text and of all texts together,
 * longest title and longest source of one.
 */
export const BASKET_LIMITS = { pieces: 60, text: 100_000, title: 300, source: 1_000 } as const;

/** Most personal tokens of an account; longest name of one, in UTF-16 units; longest life of one, in days. */
export const TOKEN_LIMITS = { tokens: 20, name: 60, days: 366 } as const;

/** Most links to one sermon; longest name of a link, in UTF-16 units. */
export const SERMON_LINK_LIMITS = { links: 20, label: 100 } as const;

/**
 * Days that the bin keeps a deleted item; most earlier versions of one item; longest name of a version, in UTF-16
 * units.
 */
export const HISTORY_LIMITS = { binDays: 30, versions: 50, label: 100 } as const;

/** Longest question and longest title of a conversation, in UTF-16 units; most works that a question may name. */
export const CHAT_LIMITS = { message: 8_000, title: 120, works: 100, next: 3 } as const;

/** Largest picture of a profile, in bytes; its request in bytes; the side of the stored picture, in pixels. */
export const PICTURE_LIMITS = { bytes: 2 << 20, body: 3 << 20, side: 512, pixels: 50_000_000 } as const;

/**
 * For a file that a sermon is read from: its bytes, its request in bytes, the bytes to which its parts may decompress,
 * the milliseconds that reading may take, the longest name in UTF-16 units.
 */
export const SERMON_FILE_LIMITS = { bytes: 5 << 20, body: 7 << 20, unfolded: 30 << 20, ms: 15_000, name: 255 } as const;

/** Longest text that is worked on for a sermon, in UTF-16 units, and its request in bytes. */
export const ENHANCE_LIMITS = { text: 60_000, body: 256 << 10 } as const;

/** Longest report of a mistake, in UTF-16 units, and how many a user may send in a day. */
export const REPORT_LIMITS = { text: 2_000, daily: 20 } as const;

/**
 * For a list: most items in one answer, and the bytes of texts that it returns whole. Texts beyond that are cut to
 * `cut` characters.
 */
export const LIST_LIMITS = { items: 1_000, wholeBytes: 512 << 10, cut: 500 } as const;

/** Longest search term, in UTF-16 units; most verses that one answer lists. */
export const SEARCH_LIMITS = { query: 200, results: 100 } as const;

/** Verse search runs only on terms longer than this many characters (product constant), two-letter names excepted. */
export const SEARCH_MIN_EXCLUSIVE = 2;

/** Names of Scripture that are shorter than a search term usually is. */
export const SHORT_NAMES = ['ai', 'ar', 'ed', 'er', 'ir', 'no', 'og', 'on', 'so', 'ur', 'uz'] as const;

/** Whether a term is long enough to be searched for; many Greek and Hebrew words have two letters. */
export const isSearchable = (term: string): boolean => {
  const text = term.trim();
  if (/^[\p{Script=Greek}\p{Script=Hebrew}\p{M}]{2,}$/u.test(text)) return true;
  return text.length > SEARCH_MIN_EXCLUSIVE || (SHORT_NAMES as readonly string[]).includes(text.toLowerCase());
};

/** Longest text that the verifier checks at once, in UTF-16 units. */
export const CITED_TEXT_LIMIT = 100_000;

/** Most verses that one call marks: more than the longest chapter has (Psalm 119, 176). */
export const VERSE_CHANGES_LIMIT = 200;

/** Most lexicon entries that one call brings. */
export const LEXICON_ENTRIES_LIMIT = 100;

/**
 * Most rows of one table that a call of an import takes; longest name of an import, in UTF-16 units; the days for which it
 * can be taken back.
 */
export const IMPORT_LIMITS = { rows: 500, source: 100, undoDays: 30 } as const;
