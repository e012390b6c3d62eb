import { PageFrame } from '@berea/ui/core';

export function NotesPage() {
  return <PageFrame title="Notes">{null}</PageFrame>;
}
