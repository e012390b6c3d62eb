import type { Place } from '@berea/contracts';
import { PanelFrame, useBackButton } from '../frame/panel-frame.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { t } from '../../texts/works.js';
import { useLoaded } from '../../use-loaded.js';

/** The lexicon is no part of the page's first scripts: it comes with the first panel that opens. */
export const loadLexicon = () => import('./lexicon-view.js');

export function LazyLexicon({ id, place }: { id: string; place: Place | undefined }) {
  const { part, error, retry } = useLoaded(loadLexicon);
  const footer = useBackButton();
  if (part) return <part.LexiconView id={id} place={place} />;
  return (
    <PanelFrame title={t('works.lexicon')} subtitle={t('works.strongs-id', { id })} footer={footer}>
      {error ? (
        <PanelFailed title={t('works.id-could-not-be-loaded', { id })} error={error} retry={retry} />
      ) : (
        <PanelLoading says={t('works.loading-id', { id })} />
      )}
    </PanelFrame>
  );
}
