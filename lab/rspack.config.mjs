import { programsOf } from '../tools/rspack/service.mjs';

export default programsOf(import.meta.dirname, {
  bench: './study/bench.ts',
  evaluate: './study/evaluate.ts',
  'evaluate-links': './study/evaluate-links.ts',
  'evaluate-questions': './study/evaluate-questions.ts',
  'learn-entries': './study/learn-entries.ts',
  'learn-retrieval': './study/learn-retrieval.ts',
});
