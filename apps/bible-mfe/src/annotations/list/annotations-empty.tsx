import { Button, StatusPanel } from '@berea/ui/core';
import { Bookmark, Highlighter, type LucideIcon, SquarePen } from 'lucide-react';
import type { AnnotationFilter } from './filter-annotations.js';
import type { AnnotationKind } from './list-annotations.js';

const OF_KIND: Readonly<
  Record<AnnotationKind, { readonly icon: LucideIcon; readonly title: string; readonly hint: string }>
> = {
  highlight: { icon: Highlighter, title: 'No highlights yet', hint: 'Choose a verse, then a colour.' },
  bookmark: { icon: Bookmark, title: 'No bookmarks yet', hint: 'Choose a verse, then press the ribbon.' },
  note: { icon: SquarePen, title: 'No verse notes yet', hint: 'Choose a verse, then write a Quick Note.' },
};
const OF_ALL = {
  icon: Highlighter,
  title: 'No marks yet',
  hint: 'Highlight or bookmark a verse, or write a note on it. It will be listed here.',
};

interface AnnotationsEmptyProps {
  readonly filter: AnnotationFilter;
  /** Shows everything again; left out where there is nothing at all. */
  readonly onClear?: () => void;
}

/** In place of the list: nothing of this kind, or nothing that passes all filters. */
export function AnnotationsEmpty({ filter: { kind, colour, book }, onClear }: AnnotationsEmptyProps) {
  const narrowed = colour !== undefined || book !== undefined;
  const { icon, title, hint } = kind && !narrowed ? OF_KIND[kind] : OF_ALL;
  return (
    <StatusPanel
      icon={icon}
      title={narrowed ? 'No such marks' : title}
      actions={onClear && <Button onClick={onClear}>Show all marks</Button>}
    >
      <p>{narrowed ? 'None of your marks passes all of these filters.' : hint}</p>
    </StatusPanel>
  );
}
