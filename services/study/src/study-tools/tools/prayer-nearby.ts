import { findBook, positionOf } from '@berea/scripture';
import type { StudyContext } from '../study-context.js';
import { notedSection } from './noted-section.js';
import { isToCarry, isWellFounded } from './well-founded.js';

const MOST_REFERENCES = 40;
const LONGEST = 260;
const TO_GOD = /\bO (?:LORD|Lord|God|my God|our God)\b/;
const THOU = /\b(?:thee|thou|thy|thine)\b/i;
/** Said against others, or in the words of those who speak for themselves alone. */
const AGAINST =
  /\b(?:enem(?:y|ies)|foes?\b|adversar|wicked|destroy|slay|smite|heathen|wrath|anger|vengeance|consume|curse|evildoer|bloody|hate|conspir|not as other)/i;

/**
 * A prayer that belongs to the passage: of the verses of its section the nearest that speaks to God, else the first of
 * those that works set beside it. The passage itself is no answer to the passage.
 */
export function prayerNearby(context: StudyContext): number | undefined {
  const { library, passage, works } = context;
  const [first, last] = notedSection(context)?.range ?? [passage.first, passage.last];
  const distance = (at: number) => Math.max(passage.first - at, at - passage.last);
  const inSection = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((at) => distance(at) > 0 && isPrayer(library, at))
    .sort((a, b) => distance(a) - distance(b));
  if (inSection.length) return inSection[0];
  return works
    .compare(passage.first, MOST_REFERENCES)
    .filter((reference) => isWellFounded(reference))
    .map(({ book, chapter, verse }) => {
      const found = findBook(book);
      return (found && positionOf(found, chapter, verse)) ?? -1;
    })
    .find((at) => (at < passage.first || passage.last < at) && isPrayer(library, at));
}

function isPrayer(library: StudyContext['library'], position: number): boolean {
  const text = library.main.at(position);
  return (
    text.length <= LONGEST &&
    TO_GOD.test(text) &&
    THOU.test(text) &&
    !AGAINST.test(text) &&
    isToCarry(library, position)
  );
}
