import type { Verse } from '@berea/contracts';

/** A word of a verse, in the order that the table is read in. */
interface InterlinearWord {
  /** The English words that stand for it; empty for a particle. */
  readonly words: string;
  /** As the Hebrew text writes it. */
  readonly form?: string;
  readonly parsing?: string;
  readonly strongs?: string;
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * The words of a verse: in the Old Testament the Hebrew ones in their own order, else the tagged words of the King James
 * Version in its order, each with its lemmas.
 */
export function interlinearWords({ text, words = [], hebrew = [] }: Verse): InterlinearWord[] {
  const tagged = words.map(({ start, length, strongs }) => ({
    english: text.slice(start, start + length).replace(EDGES, ''),
    strongs,
  }));
  if (!hebrew.length) {
    return tagged.flatMap(({ english, strongs }) =>
      // Several lemmas behind the same words: the English stands with the first of them.
      strongs.map((id, index) => ({ words: index === 0 ? english : '', strongs: id })),
    );
  }
  const glosses = new Map<string, string[]>();
  for (const { english, strongs } of tagged) {
    for (const id of strongs) if (english) glosses.set(id, [...(glosses.get(id) ?? []), english]);
  }
  const left = countBy(hebrew.map(({ strongs }) => strongs ?? ''));
  return hebrew.map(({ form, strongs, parsing }) => ({
    words: (strongs && nextGloss(glosses, left, strongs)) ?? '',
    form,
    ...(parsing && { parsing }),
    ...(strongs && { strongs }),
  }));
}

/** A lemma that comes back takes its English words one after the other; the last one takes what is left. */
function nextGloss(glosses: Map<string, string[]>, left: Map<string, number>, id: string): string {
  const remaining = left.get(id) ?? 1;
  left.set(id, remaining - 1);
  const words = glosses.get(id) ?? [];
  return (remaining > 1 ? words.splice(0, 1) : words.splice(0)).join(' … ');
}

function countBy(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
