import type { DraftOrigin } from '@berea/contracts';
import { printOf } from '@berea/web';
import { originOf } from '../../data/draft-origins.js';
import type { DraftedPassage } from '../../manuscript/markers.js';

/**
 * The origins of passages after somebody typed: where one of them has other words by now, or was cut in two, its origin
 * goes along with it.
 * @returns the same list where nothing goes along
 */
export function followEdit(
  before: readonly DraftedPassage[],
  after: readonly DraftedPassage[],
  origins: DraftOrigin[],
): DraftOrigin[] {
  const known = new Set(before.flatMap(({ parts }) => parts));
  const isNew = (text: string) => text !== '' && !known.has(text) && !originOf(origins, text);
  if (before.length !== after.length) {
    const halves = after.map(({ text }) => text).filter(isNew);
    const followed = halves.flatMap((half) => {
      const origin = originOf(origins, before.find(({ text }) => text.includes(half))?.text ?? '');
      return origin ? [{ ...origin, print: printOf(half) }] : [];
    });
    return followed.length ? [...followed, ...origins] : origins;
  }
  const changed = after.flatMap((now, index) =>
    now.text === before[index]?.text ? [] : [{ now, was: before[index] }],
  );
  const [edit] = changed;
  if (changed.length !== 1 || !edit?.was) return origins;
  const { now, was } = edit;
  const stillThere = new Set(after.flatMap(({ parts }) => parts));
  const isSame = now.parts.length === was.parts.length;
  const followed = now.parts.flatMap((text, index) => {
    const words = index === 0 || isSame ? was.parts[index] : undefined;
    const origin = words && isNew(text) ? originOf(origins, words) : undefined;
    return origin ? [{ from: origin, to: { ...origin, print: printOf(text) }, leaves: !stillThere.has(words!) }] : [];
  });
  if (!followed.length) return origins;
  const gone = new Set(followed.filter(({ leaves }) => leaves).map(({ from }) => from));
  return [...followed.map(({ to }) => to), ...origins.filter((origin) => !gone.has(origin))];
}
