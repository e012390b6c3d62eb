import { DOCTRINE, GRAVE, PLAIN_CONCERNS } from '../words/plain-concerns.js';
import { STOP } from './tokens.js';

/** In more words than this much else may be told. */
const LONGEST = 18;

/**
 * Whether a message that no rule fits is plainly of everyday life with God, or made of words of doctrine alone, and holds no
 * word of harm, death or despair. What the model makes of such a message is a guess from its form.
 * @param written the words of the message as the rules read them
 */
export function tellsOfNoDistress(written: readonly string[]): boolean {
  const words = written.filter((word) => word !== STOP);
  if (words.length > LONGEST) return false;
  if (words.every((word) => DOCTRINE.has(word))) return true;
  const text = words.join(' ');
  return !GRAVE.test(text) && PLAIN_CONCERNS.some((concern) => concern.test(text));
}
