import { metrics } from '@berea/server';
import { Counter } from 'prom-client';
import type { ModelFault } from './model-failure.js';

const answers = new Counter({
  name: 'model_answers_total',
  help: 'Questions that the language model was asked: answered by it, or how it failed.',
  labelNames: ['outcome'],
  registers: [metrics],
});

export const countAnswer = (outcome: 'model' | ModelFault): void => answers.inc({ outcome });
