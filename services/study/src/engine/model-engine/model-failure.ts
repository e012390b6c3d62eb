/** How a language model can fail to answer. */
export const MODEL_FAULTS = [
  'unreachable',
  'slow',
  'stalled',
  'busy',
  'refused',
  'garbled',
  'cut',
  'endless',
  'empty',
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

/** That a language model gave no whole answer. Its message holds nothing of what was asked or answered. */
export class ModelFailure extends Error {
  constructor(readonly fault: ModelFault) {
    super(`the language model failed: ${fault}`);
  }
}
