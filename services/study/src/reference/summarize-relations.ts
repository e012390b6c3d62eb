import type { SemanticRelation } from '@berea/contracts';
import { formatReference } from '@berea/scripture';

const MOST_ENTRIES = 5;
/** Length of a key and of a value, in UTF-16 units. */
const LONGEST = 100;

/**
 * The relations for clients that show any object: 'ἀγάπη agápē (G26)' → '85 of 117 uses; also charity 28; e.g. Romans 5:5'.
 */
export const summarizeRelations = (relations: readonly SemanticRelation[]): Record<string, string> =>
  Object.fromEntries(
    relations
      .slice(0, MOST_ENTRIES)
      .map((relation) => [cut(`${relation.lemma} ${relation.transliteration} (${relation.id})`), summaryOf(relation)]),
  );

/** The same for a word that has no relations. */
export const explainNothing = (word: string, reason: string): Record<string, string> => ({
  [cut(`“${word}”`)]: cut(reason),
});

function summaryOf({ count, total, renderings, example }: SemanticRelation): string {
  const uses = `${count} of ${total} use${total === 1 ? '' : 's'}`;
  const where = example ? `; e.g. ${formatReference(example.book, example.chapter, example.verse)}` : '';
  let also = '';
  for (const rendering of renderings) {
    const longer = `${also ? `${also}, ` : '; also '}${rendering.words} ${rendering.count}`;
    if (uses.length + longer.length + where.length > LONGEST) break;
    also = longer;
  }
  return `${uses}${also}${where}`;
}

const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);
