import { formatReference } from '@berea/scripture';
import { useDelayed } from '@berea/ui/core';
import { useChapter } from '@berea/web';
import { useReading } from '../place/use-reading.js';
import { Attribution } from '../translation/attribution.js';
import { useTranslation } from '../translation/use-translation.js';
import { ChapterFailed } from './chapter-failed.js';
import { ChapterLeaf } from './chapter-leaf.js';
import { ChapterMissing } from './chapter-missing.js';
import { ChapterNeighbours } from './chapter-neighbours.js';
import { ChapterSkeleton } from './chapter-skeleton.js';
import { ChapterText } from './chapter-text.js';
import { useChapterExtras } from '../settings/use-chapter-extras.js';
import { useChapterOnScreen } from './use-chapter-on-screen.js';
import { usePrefetchedNeighbours } from './use-prefetched-neighbours.js';

/** A chapter: while it loads, when it cannot be had, when it holds nothing, and its verses. */
export function ChapterView() {
  const { place, translation } = useReading();
  const { book, chapter, verses } = place;
  const include = useChapterExtras();
  const query = useChapter(book.name, chapter, { translation, include });
  const title = useTranslation(translation)?.title ?? translation;
  const shown = query.data?.book === book.name && query.data.chapter === chapter;
  const late = useDelayed(query.isPlaceholderData);
  usePrefetchedNeighbours(query.isSuccess && !query.isPlaceholderData, { book, chapter, translation, include });
  useChapterOnScreen(book, chapter, shown);

  if (query.isPending) return <ChapterSkeleton name={formatReference(book.name, chapter)} />;
  if (query.isError) return <ChapterFailed error={query.error} retry={() => void query.refetch()} />;
  const { data } = query;
  if (data.verses.length === 0) return <ChapterMissing name={formatReference(book.name, chapter)} book={book} />;
  return (
    <ChapterLeaf book={data.book} chapter={data.chapter} turning={late}>
      <ChapterText
        key={`${data.book} ${data.chapter}`}
        chapter={data}
        name={`${formatReference(data.book, data.chapter)}, ${title}`}
        marked={shown ? verses : undefined}
        shown={shown}
      />
      <Attribution translation={data.translation} />
      <ChapterNeighbours book={book} chapter={chapter} />
    </ChapterLeaf>
  );
}
