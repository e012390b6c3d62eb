import { Button, IconButton, StatusPanel } from '@berea/ui/core';
import { explain, whenIdle } from '@berea/web';
import { CloudAlert, Highlighter } from 'lucide-react';
import { useEffect } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';
import { shownView } from '../../study-state/study-state.js';
import { loadAhead, useLoaded } from '../../use-loaded.js';
import { AnnotationsSkeleton } from './annotations-skeleton.js';
import { t } from '../../texts/marks.js';

/** No part of the page's first scripts, which are for reading. */
const load = () => import('./my-annotations.js');

/** Everything that the user put to verses, once its code has come. */
export function AnnotationsView() {
  const { part, error, retry } = useLoaded(load);
  if (part) return <part.MyAnnotations />;
  if (error === undefined) return <AnnotationsSkeleton />;
  return (
    <StatusPanel
      role="alert"
      icon={CloudAlert}
      title={t('marks.your-marks-could-not-be-loaded')}
      actions={
        <Button type="primary" onClick={retry}>
          {t('marks.try-again')}
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
  useEffect(() => whenIdle(() => loadAhead(load)), []);
  return (
    <IconButton
      icon={Highlighter}
      iconSize={20}
      label={t('marks.my-marks')}
      aria-expanded={shown}
      onClick={() => (shown ? state.close() : state.open({ kind: 'marks' }))}
    />
  );
}
