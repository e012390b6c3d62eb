/** What can be pressed within a verse for its own sake. */
const OWN = 'a, button, input, select, textarea, [data-verse-tools], [data-heading]';

/** The verse of this list that something lies in; undefined for what floats above the page. */
export function verseOf(target: EventTarget | null, list: Element): number | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-verse]') : null;
  return item && list.contains(item) ? Number(item.dataset['verse']) : undefined;
}

/** The verse whose own button it is. */
export const buttonVerseOf = (target: EventTarget, list: Element): number | undefined =>
  target instanceof Element && target.matches('[data-verse-button]') ? verseOf(target, list) : undefined;

/** The verse that was pressed, rather than something in it that has a purpose of its own. */
export function pressedVerseOf(target: EventTarget, list: Element): number | undefined {
  const own = target instanceof Element ? target.closest(OWN) : null;
  return own && !own.matches('[data-verse-button]') ? undefined : verseOf(target, list);
}
