import type { Place } from '@berea/contracts';
import { useChapter } from '@berea/web';
import { useReading } from '../../place/use-reading.js';
import { versesToText } from '../../sharing/verses-to-text.js';
import styles from './annotation-row.module.css';
import { useNear } from './use-near.js';

/** The words of verses, asked for when they come into view: a list may name a hundred chapters. */
export function VerseLine({ place: { book, chapter, verse, endVerse } }: { readonly place: Place }) {
  const { translation } = useReading();
  const [ref, near] = useNear<HTMLParagraphElement>();
  const { data, isError } = useChapter(book, chapter, { translation, enabled: near });
  const verses = data?.verses.filter((each) => each.verse >= verse && each.verse <= endVerse) ?? [];
  if (isError || (data && verses.length === 0)) {
    return <p className={styles['absent']}>{`The ${translation} has no text here.`}</p>;
  }
  return (
    <p
      ref={ref}
      className={styles['text']}
      lang={data?.language}
      dir={data?.direction}
      data-waiting={!data || undefined}
    >
      {versesToText(verses)}
    </p>
  );
}
