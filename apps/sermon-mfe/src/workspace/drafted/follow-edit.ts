import type { DraftOrigin } from '@berea/contracts';
import { originOf, printOf } from '@berea/web';
import type { DraftedPassage } from '../../manuscript/markers.js';

/**
 * The origins of passages after somebody typed: where one of them has other words by now, its origin goes along with it.
 * @returns the same list where nothing goes along
 */
export function followEdit(
  before: readonly DraftedPassage[],
  after: readonly DraftedPassage[],
  origins: DraftOrigin[],
): DraftOrigin[] {
  if (before.length !== after.length) return origins;
  const changed = after.flatMap((now, index) =>
    now.text === before[index]?.text ? [] : [{ now, was: before[index] }],
  );
  const [edit] = changed;
  if (changed.length !== 1 || !edit?.was || originOf(origins, edit.now.text)) return origins;
  const { now, was } = edit;
  const origin = originOf(origins, was.text);
  if (!origin) return origins;
  const others = after.some(({ text }) => text === was.text) ? origins : origins.filter((each) => each !== origin);
  return [{ ...origin, print: printOf(now.text) }, ...others];
}
