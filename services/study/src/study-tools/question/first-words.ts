/** So many words of a message are analysed; what a longer one asks stands at its beginning. */
const MOST_WORDS = 1_000;

/** The beginning of a message, as far as it is analysed. The message itself is kept and shown whole. */
export function firstWords(message: string): string {
  const words = /\S+/g;
  for (let count = 0; count < MOST_WORDS; count += 1) if (!words.test(message)) return message;
  const end = words.lastIndex;
  return words.test(message) ? message.slice(0, end) : message;
}
