/** What `train-care-model.ts` tells of the weights that it made. */
export const MADE_FILE = new URL('./weights.json', import.meta.url);

export interface Made {
  /** SHA-256 of the sentences that they were learnt from, and of the weights themselves */
  readonly sentences: string;
  readonly weights: string;
  /** For each writer, how a model did that had learnt from all others */
  readonly heldOut: readonly {
    readonly name: string;
    readonly inDistress: number;
    readonly missed: number;
    readonly others: number;
    readonly falseAlarms: number;
  }[];
}
