import type { Sermon } from '@berea/contracts';
import { Button, StatusPanel } from '@berea/ui/core';
import { CardGrid, SkeletonCards } from '@berea/ui/data';
import { explain, type useSermons } from '@berea/web';
import { CircleAlert, MicVocal, Plus, Search } from 'lucide-react';
import { SermonCard } from './sermon-card.js';

export interface SermonListProps {
  readonly query: ReturnType<typeof useSermons>;
  readonly shown: readonly Sermon[];
  readonly searching: boolean;
  /** More may be found yet. */
  readonly unfinished: boolean;
  readonly onRead: (sermon: Sermon) => void;
  readonly onEdit: (sermon: Sermon) => void;
  readonly onDelete: (sermon: Sermon) => Promise<void>;
  readonly onCreate: () => void;
}

export function SermonList({ query, shown, searching, unfinished, onCreate, ...card }: SermonListProps) {
  if (query.isPending) return <SkeletonCards count={4} label="Loading sermons" columns="two" />;
  if (!query.data) {
    const again = (
      <Button type="primary" loading={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    );
    return (
      <StatusPanel icon={CircleAlert} title="Your sermons could not be loaded" role="alert" actions={again}>
        {explain(query.error)}
      </StatusPanel>
    );
  }
  if (!shown.length && unfinished) return <p role="status">Searching whole sermons...</p>;
  if (!shown.length) return <NoSermons searching={searching} onCreate={onCreate} />;
  return (
    <CardGrid columns="two">
      {shown.map((sermon) => (
        <SermonCard key={sermon.id} sermon={sermon} {...card} />
      ))}
    </CardGrid>
  );
}

function NoSermons({ searching, onCreate }: Pick<SermonListProps, 'searching' | 'onCreate'>) {
  if (searching) {
    return (
      <StatusPanel icon={Search} title="No sermons found" role="status">
        Try adjusting your search criteria
      </StatusPanel>
    );
  }
  return (
    <StatusPanel
      icon={MicVocal}
      title="No sermons prepared yet"
      actions={
        <Button type="primary" icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={onCreate}>
          Create Your First Sermon
        </Button>
      }
    >
      Gather a text, an outline and your notes in one place.
    </StatusPanel>
  );
}
