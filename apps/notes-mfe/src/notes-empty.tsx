import { Button, StatusPanel } from '@berea/ui/core';
import { NotebookPen, Plus, Search } from 'lucide-react';

export interface NotesEmptyProps {
  readonly searching: boolean;
  /** More may be found yet. */
  readonly unfinished: boolean;
  /** 'No study notes yet' */
  readonly title: string;
  readonly words: string;
  readonly onCreate: () => void;
}

/** Nothing was found, or nothing is there yet. */
export function NotesEmpty({ searching, unfinished, title, words, onCreate }: NotesEmptyProps) {
  if (unfinished) return <p role="status">Searching whole notes...</p>;
  if (searching) {
    return (
      <StatusPanel icon={Search} title="No notes found" role="status">
        Try adjusting your search criteria
      </StatusPanel>
    );
  }
  return (
    <StatusPanel
      icon={NotebookPen}
      title={title}
      actions={
        <Button type="primary" icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={onCreate}>
          Create Your First Note
        </Button>
      }
    >
      {words}
    </StatusPanel>
  );
}
