import type { Chapter } from '@berea/contracts';
import { plainChapter } from './first-chapter.js';
import { make } from './first-element.js';
import { showFirst } from './show-first.js';

/** Shows a chapter in the place where the Bible puts it. */
export function paintChapter(chapter: Chapter): void {
  showFirst('first-chapter', textOf(chapter), () => {
    const leaf = plainChapter(chapter);
    return leaf && make('div', { class: 'first-chapter-place' }, [make('div', { class: 'first-chapter-bar' }), leaf]);
  });
}

/** What tells one text from another, such as that of an earlier visit. */
const textOf = ({ translation, contentVersion, book, chapter }: Chapter): string =>
  `${translation} ${contentVersion} ${book} ${chapter}`;
