/** What Scholar says of itself above the topics of an empty conversation. */
export const LEAD =
  'I’m Scholar, your study companion. Ask in your own words; I answer with references you can check. A few places to begin:';

export const EPIGRAPH = {
  text: 'They received the word with all readiness of mind, and searched the scriptures daily, whether those things were so.',
  cite: 'Acts 17:11, of the Bereans',
};
