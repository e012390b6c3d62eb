import { Button, IconButton, StatusPanel } from '@berea/ui/core';
import { explain, whenIdle } from '@berea/web';
import { CloudAlert, Highlighter } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';
import { shownView } from '../../study-state/study-state.js';
import { AnnotationsSkeleton } from './annotations-skeleton.js';

/** No part of the page's first scripts, which are for reading. */
const load = () => import('./my-annotations.js');

/** Everything that the user put to verses, once its code has come. */
export function AnnotationsView() {
  const [{ List, error }, setLoaded] = useState<{ readonly List?: ComponentType; readonly error?: unknown }>({});
  const start = useCallback(() => {
    load().then(
      ({ MyAnnotations }) => setLoaded({ List: MyAnnotations }),
      (problem: unknown) => setLoaded({ error: problem }),
    );
  }, []);
  useEffect(start, [start]);
  if (List) return <List />;
  if (error === undefined) return <AnnotationsSkeleton />;
  return (
    <StatusPanel
      role="alert"
      icon={CloudAlert}
      title="Your marks could not be loaded"
      actions={
        <Button type="primary" onClick={start}>
          Try again
        </Button>
      }
    >
      <p>{explain(error)}</p>
    </StatusPanel>
  );
}

/** Opens the list of the user's marks beside the text, and closes it. */
export function MyAnnotationsButton() {
  const state = useStudyState();
  const shown = shownView(state)?.kind === 'marks';
  // Then it opens without a network, too.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
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
