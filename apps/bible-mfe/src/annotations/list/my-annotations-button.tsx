import { IconButton } from '@berea/ui/core';
import { Highlighter } from 'lucide-react';
import { useStudyState } from '../../study-state/study-state-context.js';
import { shownView } from '../../study-state/study-state.js';

/** Opens the list of the user's marks beside the text, and closes it. */
export function MyAnnotationsButton() {
  const state = useStudyState();
  const shown = shownView(state)?.kind === 'marks';
  return (
    <IconButton
      icon={Highlighter}
      iconSize={20}
      label="My marks"
      aria-expanded={shown}
      onClick={() => (shown ? state.close() : state.open({ kind: 'marks' }))}
    />
  );
}
