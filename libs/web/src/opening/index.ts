// Words of the home page that are shown before any of its scripts has come: nothing of this leads to React.
export { greeting } from './greeting.js';
export { type FullName, nameOf } from './name-of.js';
export { EPIGRAPH, LEAD } from './words.js';
export { isTopic, type TopicName, type TopicWords, topicsFor } from './topics.js';
