import { ListEmpty, ListFailed, type Noun, SearchFailed, searchItems } from '@berea/collections';
import type { Sermon } from '@berea/contracts';
import { CardGrid, SkeletonCards } from '@berea/ui/data';
import type { FoundElsewhere, useSermons } from '@berea/web';
import { MicVocal } from 'lucide-react';
import { SermonCard, type SermonCardProps } from './sermon-card.js';

export const SERMON: Noun = { one: 'sermon', many: 'sermons' };

/** The sermons of which title, scripture or outline holds the search term. */
export const searchSermons = (
  sermons: readonly Sermon[],
  term: string,
  elsewhere?: ReadonlySet<string>,
): readonly Sermon[] =>
  searchItems(sermons, term, ({ title, scripture, outline }) => [title, scripture, outline], elsewhere);

export interface SermonListProps extends Omit<SermonCardProps, 'sermon'> {
  readonly query: ReturnType<typeof useSermons>;
  readonly shown: readonly Sermon[];
  readonly searching: boolean;
  /** What is found in texts of which the list has only the beginning. */
  readonly found: FoundElsewhere;
  readonly onCreate: () => void;
}

export function SermonList({ query, shown, searching, found, onCreate, ...card }: SermonListProps) {
  if (query.isPending) return <SkeletonCards count={4} label="Loading sermons" columns="two" />;
  if (!query.data) return <ListFailed noun={SERMON} query={query} />;
  return (
    <>
      <SearchFailed noun={SERMON} found={found} />
      {shown.length > 0 ? (
        <CardGrid columns="two">
          {shown.map((sermon) => (
            <SermonCard key={sermon.id} sermon={sermon} {...card} />
          ))}
        </CardGrid>
      ) : (
        <ListEmpty
          noun={SERMON}
          searching={searching}
          found={found}
          icon={MicVocal}
          title="No sermons prepared yet"
          words="Gather a text, an outline and your notes in one place."
          onCreate={onCreate}
        />
      )}
    </>
  );
}
