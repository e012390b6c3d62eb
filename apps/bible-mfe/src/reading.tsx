import { formatReference } from '@berea/scripture';
import { whenIdle } from '@berea/web';
import { useEffect } from 'react';
import { ParallelView } from './parallel/parallel-view.js';
import type { NoPlace } from './place/place.js';
import { useReading } from './place/use-reading.js';
import { loadFound, SearchResults } from './search/search-results.js';
import type { SearchTerm } from './search/use-search-term.js';
import { ChapterMissing, ChapterSkeleton } from './reader/chapter-states.js';
import { ChapterView } from './reader/chapter-view.js';
import { loadAhead } from './use-loaded.js';

interface ReadingProps {
  readonly search: SearchTerm;
  readonly missing: (NoPlace & { readonly written: string | undefined }) | undefined;
  /** Whether it is known which translation is to be read. */
  readonly settled: boolean;
}

/** The content of the page: results of a search, two texts, or one. */
export function Reading({ search, missing, settled }: ReadingProps) {
  const { place, translation, beside } = useReading();
  useEffect(() => whenIdle(() => loadAhead(loadFound)), []);
  if (search.term) return <SearchResults term={search.term} onClear={search.clear} />;
  if (missing) return <ChapterMissing {...missing} />;
  if (!settled) return <ChapterSkeleton name={formatReference(place.book.name, place.chapter)} />;
  if (beside) return <ParallelView place={place} translation={translation} beside={beside} />;
  return <ChapterView />;
}
