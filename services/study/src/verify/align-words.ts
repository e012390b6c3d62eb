/** One step of an alignment: a word of both, of the quotation alone, or of the passage alone, by its index there. */
export type Step =
  | { readonly kind: 'same'; readonly quoted: number; readonly there: number }
  | { readonly kind: 'added'; readonly quoted: number }
  | { readonly kind: 'missing'; readonly there: number };

export interface Alignment {
  readonly steps: readonly Step[];
  /** From 0 (nothing in common) to 1 (word for word): twice the words in common by the words of both */
  readonly likeness: number;
}

const [STOP, SAME, ADDED, MISSING] = [0, 1, 2, 3];

/**
 * The best way to lay a quotation over a passage word by word. What stands in the passage before, after and at the
 * `gaps` of the quotation (indexes of the words before which an ellipsis stands) costs nothing and is no step.
 * Takes time and memory by the product of both lengths.
 */
export function alignWords<Word>(
  quoted: ArrayLike<Word>,
  passage: ArrayLike<Word>,
  gaps: ReadonlySet<number>,
): Alignment {
  const width = passage.length + 1;
  const steps = new Uint8Array((quoted.length + 1) * width);
  let above = new Int32Array(width);
  for (let row = 1; row <= quoted.length; row += 1) {
    const current = new Int32Array(width);
    const skip = isFree(row, quoted.length, gaps) ? 0 : 1;
    current[0] = (above[0] ?? 0) - 1;
    steps[row * width] = ADDED;
    for (let column = 1; column < width; column += 1) {
      const same = quoted[row - 1] === passage[column - 1] ? (above[column - 1] ?? 0) + 2 : -Infinity;
      const added = (above[column] ?? 0) - 1;
      const missing = (current[column - 1] ?? 0) - skip;
      // Of equal ways the one that ends earlier: words that are left over come last.
      const best = Math.max(same, added, missing);
      current[column] = best;
      steps[row * width + column] = best === missing ? MISSING : best === same ? SAME : ADDED;
    }
    above = current;
  }
  return walkBack(steps, quoted.length, passage.length, gaps);
}

const isFree = (row: number, length: number, gaps: ReadonlySet<number>): boolean =>
  row === 0 || row === length || gaps.has(row);

function walkBack(taken: Uint8Array, length: number, passage: number, gaps: ReadonlySet<number>): Alignment {
  const steps: Step[] = [];
  let [row, column, same] = [length, passage, 0];
  while (row > 0) {
    const step = taken[row * (passage + 1) + column] ?? STOP;
    if (step === SAME) {
      steps.push({ kind: 'same', quoted: --row, there: --column });
      same += 1;
    } else if (step === ADDED) steps.push({ kind: 'added', quoted: --row });
    else {
      column -= 1;
      if (!isFree(row, length, gaps)) steps.push({ kind: 'missing', there: column });
    }
  }
  const ofPassage = steps.filter(({ kind }) => kind !== 'added').length;
  return { steps: steps.reverse(), likeness: (2 * same) / Math.max(1, length + ofPassage) };
}
