// Of its own: what Today shared with the reader would be a request more for both.

/** '/bible/Song%20of%20Solomon/2'. */
export const addressOfChapter = (book: string, chapter: number): string =>
  `/bible/${encodeURIComponent(book)}/${chapter}`;
