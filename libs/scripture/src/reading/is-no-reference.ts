/** Behind a time of day. */
const TIME = /^\s?[ap](?:\.\s?m\.|m\b)(?!\s+I\b)/i;
/** A telephone number goes on, and none of Scripture does so. */
const NUMBER_GOES_ON = /^(?:-\d{3,4}(?!\d)|[ .]\d{3,4}(?!\d))/;
/** No book has as many chapters by far. */
const NO_CHAPTER = /\D(?:[2-9]\d\d|0\d+)$/;

/**
 * Whether a name with numbers counts or times something: 'Call Mark 555-1234', 'Rev 7:30pm', 'Peter 007'.
 * @param written from the name to the last number
 * @param after what is behind it
 */
export function isNoReference(written: string, valid: boolean, after: string): boolean {
  if (/\d:[0-5]\d$/.test(written) && TIME.test(after)) return true;
  if (NUMBER_GOES_ON.test(after) && (!valid || /\d{3}$/.test(written))) return true;
  return !valid && NO_CHAPTER.test(written);
}
