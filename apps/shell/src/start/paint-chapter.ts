import type { Chapter } from '@berea/contracts';
import { make, plainChapter } from './first-chapter.js';
import { showsSplash, showsWelcome } from './first-screen.js';

const ID = 'first-chapter';

/**
 * Shows a chapter before the scripts that will: beside the root, in the place where the Bible puts it, until that is
 * there or something else is. Nobody can do anything with it, and no screen reader finds it: what can be used comes.
 */
export function paintChapter(chapter: Chapter): void {
  const root = document.getElementById('root');
  if (!root || !isAwaited(root) || showsSplash() || showsWelcome()) return;
  const earlier = document.getElementById(ID);
  const text = textOf(chapter);
  if (earlier?.dataset['text'] === text) return;
  earlier?.remove();
  const leaf = plainChapter(chapter);
  if (!leaf) return;
  const place = make('div', { class: 'first-chapter-place' }, [make('div', { class: 'first-chapter-bar' }), leaf]);
  const page = make('div', { class: 'first-chapter-page' }, [make('div', { class: 'first-chapter-header' }), place]);
  const shown = make('div', { id: ID, 'data-text': text, inert: '', 'aria-hidden': 'true' }, [
    make('div', { class: 'first-chapter-sidebar' }),
    page,
  ]);
  root.before(shown);
  const observer = new MutationObserver(() => {
    if (isAwaited(root)) return;
    observer.disconnect();
    shown.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** What tells one text from another, such as that of an earlier visit. */
const textOf = ({ translation, contentVersion, book, chapter }: Chapter): string =>
  `${translation} ${contentVersion} ${book} ${chapter}`;

/** Whether nothing is there yet but what says that something is on its way. */
function isAwaited(root: Element): boolean {
  if (root.querySelector('[data-verse], [role="alert"], [role="dialog"]')) return false;
  const main = root.querySelector('main');
  return !root.hasChildNodes() || root.querySelector('[data-on-its-way]') !== null || main?.childElementCount === 0;
}
