import { VERSE_TOTAL } from '@berea/scripture';
import type { Lexicon, LexiconRow } from '../../works/lexicon.js';
import type { TaggedText } from '../../works/tagged-text.js';
import { PositionSet } from '../position-set.js';
import type { EntrySource } from './entry-corpus.js';

/** Lexicon entries by lemma, transliteration, definition and renderings. */
export function lexiconEntries(lexicon: Lexicon, tagged: TaggedText | null): EntrySource<LexiconRow> {
  const entriesOf = (ids: readonly string[]) => ids.flatMap((id) => lexicon.entry(id) ?? []);
  const rows = [...lexicon.all()];
  return {
    rows,
    read: ({ id, lemma, transliteration, definition, renderings, derivation, source }) => ({
      kind: 'lexicon',
      id,
      title: [lemma, transliteration, `(${id})`].filter(Boolean).join(' '),
      body: [definition, renderings, derivation].filter(Boolean).join('; '),
      source,
    }),
    // Asked lemma by lemma, since a reference may be as long as the Bible.
    about: (passages) => {
      const verses = PositionSet.ofPassages(VERSE_TOTAL, passages);
      return rows.filter(({ id }) => tagged?.positionsOf(id).some((position) => verses.has(position)));
    },
    withLemma: entriesOf,
  };
}
