import type { Chapter } from '@berea/contracts';
import { kept, keptUser, LAST_CHAPTER_KEY, make, parsed, showFirst } from '@berea/web/first-paint';
import type { FirstPlace } from './first-place.js';
import { plainChapter } from './plain-chapter.js';

interface KeptChapter {
  readonly user: string;
  readonly chapter: Chapter;
}

/**
 * The chapter that this browser showed to the same user last, where an address leads to it: in their own translation,
 * unless the address asks for another. A newer one takes its place when it has come.
 */
export function keptChapter({ path, asked }: FirstPlace): Chapter | undefined {
  const { user, chapter } = parsed<KeptChapter>(kept(LAST_CHAPTER_KEY));
  if (!chapter || !user || user !== keptUser()?.id) return undefined;
  const isHere = `${encodeURIComponent(chapter.book)}/${chapter.chapter}` === path;
  return isHere && (!asked || asked === chapter.translation) ? chapter : undefined;
}

/** Shows a chapter in the place where the Bible puts it. */
export function paintChapter(chapter: Chapter): void {
  showFirst({
    id: 'first-chapter',
    text: textOf(chapter),
    content() {
      const leaf = plainChapter(chapter);
      return leaf && make('div', { class: 'first-chapter-place' }, [make('div', { class: 'first-chapter-bar' }), leaf]);
    },
  });
}

/** Identity of a text, to tell it from another, such as that of an earlier visit. */
const textOf = ({ translation, contentVersion, book, chapter }: Chapter): string =>
  `${translation} ${contentVersion} ${book} ${chapter}`;
