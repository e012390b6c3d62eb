import type { Chapter } from '@berea/contracts';
import { plainChapter } from './first-chapter.js';
import { kept, parsed } from './first-facts.js';
import type { FirstPlace } from './first-place.js';
import { make, showFirst } from './show-first.js';

interface KeptChapter {
  readonly user: string;
  readonly chapter: Chapter;
}

/**
 * The chapter that this browser showed to the same user last, where an address leads to it: in their own translation,
 * unless the address asks for another. A newer one takes its place when it has come.
 */
export function keptChapter({ path, asked }: FirstPlace): Chapter | undefined {
  const { user, chapter } = parsed<KeptChapter>(kept('berea_last_chapter'));
  const session = parsed<{ user: { id: string } }>(kept('berea-session'));
  if (!chapter || !user || user !== session.user?.id) return undefined;
  const isHere = `${encodeURIComponent(chapter.book)}/${chapter.chapter}` === path;
  return isHere && (!asked || asked === chapter.translation) ? chapter : undefined;
}

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
