// Apart from the shapes, so that a form in the browser can know them without carrying the validation library.

/** Longest texts of a note, in UTF-16 units; `tag` is that of each tag, `tags` the number of tags. */
export const NOTE_LIMITS = { title: 300, content: 100_000, scripture: 200, tag: 60, tags: 50 } as const;

/** Longest texts of a sermon, in UTF-16 units. */
export const SERMON_LIMITS = { title: 300, scripture: 200, outline: 200_000, notes: 100_000 } as const;

/** Longest question and longest title of a conversation, in UTF-16 units. */
export const CHAT_LIMITS = { message: 8_000, title: 120 } as const;

/**
 * Of what a user has: most things that one answer lists, and up to how many bytes of texts it brings them whole. Texts
 * beyond that are cut to so many characters.
 */
export const LIST_LIMITS = { items: 1_000, wholeBytes: 512 << 10, cut: 500 } as const;

/** Longest search term, in UTF-16 units; most verses that one answer lists. */
export const SEARCH_LIMITS = { query: 200, results: 100 } as const;

/** Verse search runs only on terms longer than this many characters (product constant), two-letter names excepted. */
export const SEARCH_MIN_EXCLUSIVE = 2;

/** Names of Scripture that are shorter than a search term usually is. */
export const SHORT_NAMES = ['ai', 'ar', 'ed', 'er', 'ir', 'no', 'og', 'on', 'so', 'ur', 'uz'] as const;

/** Whether a term is long enough to be searched for. */
export const isSearchable = (term: string): boolean => {
  const text = term.trim();
  return text.length > SEARCH_MIN_EXCLUSIVE || (SHORT_NAMES as readonly string[]).includes(text.toLowerCase());
};

/** Longest text that the verifier checks at once, in UTF-16 units. */
export const CITED_TEXT_LIMIT = 100_000;

/** Most verses that one call marks: more than the longest chapter has (Psalm 119, 176). */
export const VERSE_CHANGES_LIMIT = 200;

/** Most lexicon entries that one call brings. */
export const LEXICON_ENTRIES_LIMIT = 100;
