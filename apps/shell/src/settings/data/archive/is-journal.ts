/** The tags of the journal, as the page of notes has them. */
const JOURNAL = new Set(['journal', 'reflection', 'prayer', 'daily']);

export const isJournal = ({ tags }: { readonly tags: readonly string[] }): boolean =>
  tags.some((tag) => JOURNAL.has(tag));
