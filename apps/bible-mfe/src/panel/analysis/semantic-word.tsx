import type { Place, SemanticRelations } from '@berea/contracts';
import { useSemanticRelations } from '../../data/reference-works.js';
import { useEffect, useEffectEvent } from 'react';
import { Credits } from '../sources/about-work.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { Section } from '../frame/panel-frame.js';
import { RelationList } from './sections/relation-list.js';
import styles from './sections/sections.module.css';
import { useFailureToast } from './use-failure-toast.js';
import { t } from '../../texts/analysis.js';

interface SemanticWordProps {
  readonly word: string;
  /** Place of the word. */
  readonly place: Place;
  /** Whether it is read just now. */
  readonly inView: boolean;
  readonly onReady: (relations: SemanticRelations) => void;
}

/** The lemmas behind an English word. */
export function SemanticWord({ word, place, inView, onReady }: SemanticWordProps) {
  const query = useSemanticRelations(word);
  const { data } = query;
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (data) ready(data);
  }, [data]);
  useFailureToast(
    inView && query.isError ? query.errorUpdatedAt : 0,
    t('analysis.semantic-analysis-error'),
    t('analysis.unable-to-retrieve-semantic-word'),
  );
  if (query.isPending) return <PanelLoading says={t('analysis.analyzing-scripture')} shape="list" />;
  if (query.isError) {
    return (
      <PanelFailed
        title={t('analysis.relations-could-not-be-loaded')}
        error={query.error}
        retry={() => void query.refetch()}
      />
    );
  }
  const { relations, forms, summary, source, total } = query.data;
  if (!relations.length) return <Summary summary={summary} word={word} />;
  const title =
    forms.length > 1 ? t('analysis.behind-word-in-all-its-forms', { word }) : t('analysis.behind-word', { word });
  const uses = { count: total, uses: total.toLocaleString('en') };
  return (
    <Section title={title}>
      <RelationList word={word} relations={relations} place={place} />
      <p className={styles['fact']}>
        {forms.length > 1
          ? t('analysis.uses-counted-as', { ...uses, forms: forms.join(', ') })
          : t('analysis.uses-counted', uses)}
      </p>
      <Credits works={[source]} />
    </Section>
  );
}

/** Text of an answer without lemmas. */
function Summary({ summary, word }: Pick<SemanticRelations, 'summary' | 'word'>) {
  const lines = Object.entries(summary);
  if (lines.length < 2) return <p>{lines[0]?.[1] || t('analysis.nothing-was-found-behind-word', { word })}</p>;
  return (
    <ul>
      {lines.map(([name, text]) => (
        <li key={name}>
          <b>{name}</b>: {text}
        </li>
      ))}
    </ul>
  );
}
