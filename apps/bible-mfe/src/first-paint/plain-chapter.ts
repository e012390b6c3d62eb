import type { Chapter, Verse } from '@berea/contracts';
import { kept, LOOK_KEY, make, parsed } from '@berea/web/first-paint';
import type { ReaderSettings } from '../settings/reader-settings.js';

/** Widths at which the bar above a chapter may take one row or two. */
const UNSURE = '(min-width: 768px) and (max-width: 1199px)';

/** The one book that is called otherwise before the number of a chapter ('Psalm 1'); nearly all of it is poetry. */
export const CALLED_OTHERWISE = 'Psalms';

/**
 * A chapter as the Bible will show it (`chapter-view.tsx`), as far as it is plain: prose from left to right, a verse on
 * a line of its own, without what the reader may have set otherwise. Undefined where it is not.
 */
export function plainChapter({ book, chapter, verses, language, direction, headings }: Chapter): Element | undefined {
  const look = parsed<ReaderSettings>(kept(LOOK_KEY));
  const usual = (look.size ?? 'M') === 'M' && (look.layout ?? 'verses') === 'verses' && book !== CALLED_OTHERWISE;
  if (!usual || look.wordsOfJesus || look.notes || look.titles || window.matchMedia(UNSURE).matches) return undefined;
  if (direction !== 'ltr' || headings?.length || !verses.length || !verses.every(isPlain)) return undefined;
  const measure = look.measure ?? 'medium';
  return make('article', { class: 'chapter-leaf', 'data-measure': measure }, [
    make('h2', { class: 'chapter-title' }, [`${book} `, make('span', {}, [String(chapter)])]),
    make(
      'ol',
      { class: 'scripture chapter-verses', lang: language, 'data-layout': 'verses', 'data-measure': measure },
      verses.map(itemOf),
    ),
  ]);
}

const isPlain = ({ lines, marks = [] }: Verse): boolean =>
  !lines?.length && marks.every(({ kind }) => kind === 'added' || kind === 'jesus');

const itemOf = (verse: Verse): Element =>
  make('li', {}, [
    make('span', { class: 'verse-block' }, [
      make('span', { class: 'verse-words' }, [
        make('button', { class: 'verse-number', type: 'button' }, [String(verse.verse)]),
        make('span', {}, wordsOf(verse)),
      ]),
    ]),
  ]);

/** The words of a verse; what the translators added is slanted. */
function wordsOf({ text, marks = [] }: Verse): readonly (Element | string)[] {
  const added = marks.filter(({ kind }) => kind === 'added').sort((one, other) => one.start - other.start);
  const words: (Element | string)[] = [];
  let at = 0;
  for (const { start, length } of added) {
    words.push(text.slice(at, start), make('i', {}, [text.slice(start, start + length)]));
    at = start + length;
  }
  return [...words, text.slice(at)];
}
