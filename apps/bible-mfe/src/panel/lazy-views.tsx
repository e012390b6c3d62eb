import type { Place } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import type { ReactNode } from 'react';
import { t as analysisText } from '../texts/analysis.js';
import { t as studyText } from '../texts/study.js';
import { t } from '../texts/works.js';
import { loadAhead, useLoaded } from '../use-loaded.js';
import { referenceOf } from '../place/verse-range.js';
import { PanelFrame, useBackButton } from './frame/panel-frame.js';
import { type LoadingShape, PanelFailed, PanelLoading } from './frame/panel-states.js';
import type { GuideViewProps } from './guide/guide-view.js';
import type { CommentaryViewProps } from './sources/commentary-view.js';

// Views that are no part of the page's first scripts: they come with the first panel that opens.
const loadLexicon = () => import('./sources/lexicon-view.js');
const loadTopic = () => import('./sources/topic-view.js');
const loadGuide = () => import('./guide/guide-view.js');
const loadCommentary = () => import('./sources/commentary-view.js');
const loadInterlinear = () => import('./analysis/interlinear-view.js');

export function loadViewsAhead(): void {
  loadAhead(loadLexicon);
  loadAhead(loadTopic);
  loadAhead(loadGuide);
  loadAhead(loadCommentary);
  loadAhead(loadInterlinear);
}

export const LazyLexicon = ({ id, place }: { id: string; place: Place | undefined }) => (
  <LazyView
    load={loadLexicon}
    title={t('works.lexicon')}
    subtitle={t('works.strongs-id', { id })}
    loading={t('works.loading-id', { id })}
    failed={t('works.id-could-not-be-loaded', { id })}
  >
    {({ LexiconView }) => <LexiconView id={id} place={place} />}
  </LazyView>
);

export const LazyTopic = ({ id }: { id: string }) => (
  <LazyView
    load={loadTopic}
    title={t('works.topic')}
    loading={t('works.loading-topic')}
    failed={t('works.topic-could-not-be-loaded')}
    shape="list"
  >
    {({ TopicView }) => <TopicView id={id} />}
  </LazyView>
);

export const LazyGuide = (props: GuideViewProps) => (
  <LazyView
    load={loadGuide}
    title={studyText('study.study-tools')}
    subtitle={studyText('study.place-in-translation', {
      place: referenceOf(props.place),
      translation: props.translation.toUpperCase(),
    })}
    loading={analysisText('analysis.analyzing-scripture')}
    failed={analysisText('analysis.analysis-could-not-be-made')}
  >
    {({ GuideView }) => <GuideView {...props} />}
  </LazyView>
);

export const LazyCommentary = ({ book, chapter, verse }: CommentaryViewProps) => (
  <LazyView
    load={loadCommentary}
    title={t('works.commentary')}
    subtitle={formatReference(book, chapter, verse)}
    loading={t('works.loading-commentaries')}
    failed={t('works.commentaries-could-not-be-loaded')}
  >
    {({ CommentaryView }) => <CommentaryView book={book} chapter={chapter} verse={verse} />}
  </LazyView>
);

export const LazyInterlinear = ({ place }: { place: Place }) => (
  <LazyView
    load={loadInterlinear}
    title={analysisText('analysis.interlinear')}
    subtitle={formatReference(place.book, place.chapter, place.verse)}
    loading={analysisText('analysis.loading-words')}
    failed={analysisText('analysis.words-could-not-be-loaded')}
    shape="words"
  >
    {({ InterlinearView }) => <InterlinearView place={place} />}
  </LazyView>
);

interface LazyViewProps<Part> {
  readonly load: () => Promise<Part>;
  readonly title: string;
  readonly subtitle?: string;
  /** Said while it loads */
  readonly loading: string;
  /** Said if it cannot be loaded */
  readonly failed: string;
  readonly shape?: LoadingShape;
  readonly children: (part: Part) => ReactNode;
}

/** A view in the panel's frame until its scripts have come. */
function LazyView<Part extends object>({
  load,
  title,
  subtitle,
  loading,
  failed,
  shape,
  children,
}: LazyViewProps<Part>) {
  const { part, error, retry } = useLoaded(load);
  const footer = useBackButton();
  if (part) return children(part);
  return (
    <PanelFrame title={title} subtitle={subtitle} footer={footer}>
      {error ? (
        <PanelFailed title={failed} error={error} retry={retry} />
      ) : (
        <PanelLoading says={loading} {...(shape && { shape })} />
      )}
    </PanelFrame>
  );
}
