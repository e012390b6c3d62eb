import { IconButton } from '@berea/ui/core';
import { Highlighter } from 'lucide-react';
import { useWorkbench } from '../workbench/workbench-context.js';
import { shownView } from '../workbench/workbench.js';

/** Opens the list of the user's marks beside the text, and closes it. */
export function MyMarksButton() {
  const bench = useWorkbench();
  const shown = shownView(bench)?.kind === 'marks';
  return (
    <IconButton
      icon={Highlighter}
      iconSize={20}
      label="My marks"
      aria-expanded={shown}
      onClick={() => (shown ? bench.close() : bench.open({ kind: 'marks' }))}
    />
  );
}
