/** 'Good morning, Ruth.' by the reader's own clock; without a name when none is known. */
export function greeting(hour: number, fullName: string | undefined): string {
  const words = hour >= 5 && hour < 12 ? 'Good morning' : hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
  const first = fullName?.trim().split(/\s+/)[0];
  return first ? `${words}, ${first}.` : `${words}.`;
}

/** Scholar's introduction above the topics of an empty conversation. */
export const LEAD =
  'I’m Scholar, your study companion. Ask in your own words; I answer with references you can check. A few places to begin:';

export const EPIGRAPH = {
  text: 'They received the word with all readiness of mind, and searched the scriptures daily, whether those things were so.',
  cite: 'Acts 17:11, of the Bereans',
};

/** 'Thursday 26 November', by the reader's own calendar. The first format of a page is slow, so it is made with Today alone. */
export const wordsOfDay = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(now).replace(',', '');
