import { PanelFrame, useBackButton } from '../frame/panel-frame.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { t } from '../../texts/works.js';
import { useLoaded } from '../../use-loaded.js';

/** Topics are no part of the page's first scripts: their view comes with the first panel that opens. */
export const loadTopic = () => import('./topic-view.js');

export function LazyTopic({ id }: { id: string }) {
  const { part, error, retry } = useLoaded(loadTopic);
  const footer = useBackButton();
  if (part) return <part.TopicView id={id} />;
  return (
    <PanelFrame title={t('works.topic')} footer={footer}>
      {error ? (
        <PanelFailed title={t('works.topic-could-not-be-loaded')} error={error} retry={retry} />
      ) : (
        <PanelLoading says={t('works.loading-topic')} shape="list" />
      )}
    </PanelFrame>
  );
}
