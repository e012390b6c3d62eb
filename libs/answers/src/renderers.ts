// Renderers that need the Markdown parser, loaded together: half of them would weigh the same.
export { AnswerText } from './answer-text.js';
export { ExcerptText } from './excerpt-text.js';
export { inlineRuns } from './inline-runs.js';
export { speakable } from './speech/speakable.js';
