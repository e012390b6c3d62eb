import type { Verse } from '@berea/contracts';

/** A word of a verse, in the order that the table is read in. */
interface InterlinearWord {
  /** Its English words; empty for a particle. */
  readonly words: string;
  /** As the Hebrew or Greek text writes it. */
  readonly form?: string;
  /** The form in our letters, and its dictionary form; of Greek words. */
  readonly transliteration?: string;
  readonly lemma?: string;
  readonly parsing?: string;
  readonly strongs?: string;
  /** Whether other editions of the text read something else. */
  readonly varies?: boolean;
}

const EDGES = /^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;

/**
 * The words of a verse: the Hebrew or Greek ones in their own order where that text has the verse, else the tagged words of
 * the King James Version in its order, each with its lemmas.
 */
export function interlinearWords({ text, words = [], hebrew = [], greek = [] }: Verse): InterlinearWord[] {
  const tagged = words.map(({ start, length, strongs }) => ({
    english: text.slice(start, start + length).replace(EDGES, ''),
    strongs,
  }));
  const original = hebrew.length ? hebrew : greek;
  if (!original.length) {
    return tagged.flatMap(({ english, strongs }) =>
      // Several lemmas behind the same words: only the first of them has the English.
      strongs.map((id, index) => ({ words: index === 0 ? english : '', strongs: id })),
    );
  }
  const glosses = new Map<string, string[]>();
  for (const { english, strongs } of tagged) {
    for (const id of strongs) if (english) glosses.set(id, [...(glosses.get(id) ?? []), english]);
  }
  const left = countBy(original.map(({ strongs }) => strongs ?? ''));
  return original.map((word) => ({
    words: (word.strongs && nextGloss(glosses, left, word.strongs)) ?? '',
    form: word.form,
    ...('transliteration' in word && word.transliteration && { transliteration: word.transliteration }),
    ...('lemma' in word && word.lemma && { lemma: word.lemma }),
    ...(word.parsing && { parsing: word.parsing }),
    ...(word.strongs && { strongs: word.strongs }),
    ...('varies' in word && word.varies && { varies: true }),
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
