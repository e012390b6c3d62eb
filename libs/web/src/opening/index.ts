// Words of the home page that are shown before any of its scripts has come: nothing of this leads to React.
export { EPIGRAPH, type FullName, greeting, LEAD, nameOf } from './greeting.js';
export { isTopic, type TopicName, type TopicWords, topicsFor } from './topics.js';
