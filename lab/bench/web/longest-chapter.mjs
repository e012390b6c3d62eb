import { openReader } from './open-reader.mjs';

const AT = '/bible/Psalms/119';

/** Verses of the longest chapter, highlighted by the keyboard one after the other. */
export async function highlights(open, times) {
  const reader = await openReader(...open(AT));
  const measured = [];
  await reader.page.locator('[data-verse="1"] [data-verse-button]').focus();
  await reader.noted();
  for (let verse = 1; verse <= times; verse += 1) {
    const until = `[data-verse="${verse}"] mark`;
    measured.push(await reader.time({ on: 'keydown', until }, () => reader.page.keyboard.press('h')));
    await reader.page.keyboard.press('ArrowDown');
  }
  const noted = await reader.noted();
  await reader.end();
  return { measured, ...noted };
}

/** From verse to verse by the arrow key, with the toolbar that follows. */
export async function steps(open, times) {
  const reader = await openReader(...open(AT));
  const measured = [];
  await reader.page.locator('[data-verse="1"] [data-verse-button]').focus();
  await reader.noted();
  for (let verse = 2; verse < times + 2; verse += 1) {
    const until = `[data-verse="${verse}"] [data-verse-tools]`;
    measured.push(await reader.time({ on: 'keydown', until }, () => reader.page.keyboard.press('ArrowDown')));
  }
  const noted = await reader.noted();
  await reader.end();
  return { measured, ...noted };
}

/** The time between two frames while all of it is scrolled through, a third of the window with each frame. */
export async function frames(open) {
  const reader = await openReader(...open(AT));
  await reader.noted();
  const measured = await reader.page.evaluate(
    () =>
      new Promise((resolve) => {
        const gaps = [];
        let last = performance.now();
        const step = (now) => {
          gaps.push(now - last);
          last = now;
          const before = scrollY;
          scrollBy(0, innerHeight / 3);
          if (scrollY > before) requestAnimationFrame(step);
          else resolve(gaps.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
  const noted = await reader.noted();
  await reader.end();
  return { measured, ...noted };
}
