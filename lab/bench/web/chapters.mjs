import { openReader, versesOf } from './open-reader.mjs';

const next = (page) => page.getByRole('button', { name: 'Next chapter' });
const previous = (page) => page.getByRole('button', { name: 'Previous chapter' });

/** Turns to a chapter by the selector, and measures from Enter on. */
async function choose(reader, book, chapter) {
  const selector = reader.page.getByRole('combobox', { name: 'Chapter' });
  await selector.click();
  await selector.fill(String(chapter));
  return reader.time({ on: 'keydown', until: versesOf(book, chapter) }, () => selector.press('Enter'));
}

/** From chapter to chapter by the arrow, each fetched before it is wanted. */
export async function fetchedAhead(open, times, address = '/bible/Genesis/1') {
  const reader = await openReader(...open(address));
  const measured = [];
  await reader.noted();
  for (let chapter = 2; chapter < times + 2; chapter += 1) {
    await reader.fetched('Genesis', chapter);
    const until = versesOf('Genesis', chapter);
    measured.push(await reader.time({ on: 'click', until }, () => next(reader.page).click()));
  }
  const noted = await reader.noted();
  await reader.end();
  return { measured, ...noted };
}

/** The same with a second translation beside it. */
export const besideAnother = (open, times) => fetchedAhead(open, times, '/bible/Genesis/1?with=WEB');

/** By the selector to chapters that were not fetched before. */
export async function neverFetched(open, times) {
  const reader = await openReader(...open('/bible/Psalms/1'));
  const measured = [];
  await reader.noted();
  // Their neighbours are fetched ahead, so every third one is new.
  for (let count = 1; count <= times; count += 1) measured.push(await choose(reader, 'Psalms', 1 + count * 3));
  const noted = await reader.noted();
  await reader.end();
  return { measured, ...noted };
}

/** To the longest chapter by the arrow, again and again. */
export async function longestAhead(open, times) {
  const reader = await openReader(...open('/bible/Psalms/118'));
  const measured = [];
  await reader.fetched('Psalms', 119);
  await reader.noted();
  for (let count = 0; count < times; count += 1) {
    const until = versesOf('Psalms', 119);
    measured.push(await reader.time({ on: 'click', until }, () => next(reader.page).click()));
    const back = versesOf('Psalms', 118);
    await reader.time({ on: 'click', until: back }, () => previous(reader.page).click());
  }
  const noted = await reader.noted();
  await reader.end();
  return { measured, ...noted };
}

/** To the longest chapter by the selector, in a new window each time. */
export async function longestFirst(open, times) {
  const all = { measured: [], tasks: [], shift: 0 };
  for (let count = 0; count < times; count += 1) {
    const reader = await openReader(...open('/bible/Psalms/1'));
    await reader.noted();
    all.measured.push(await choose(reader, 'Psalms', 119));
    const { tasks, shift } = await reader.noted();
    all.tasks.push(...tasks);
    all.shift = Math.max(all.shift, shift);
    await reader.end();
  }
  return all;
}
