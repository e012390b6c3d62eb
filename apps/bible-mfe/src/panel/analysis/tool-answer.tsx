import type { ToolKind } from '@berea/contracts';
import { WRITTEN_TOOLS } from '@berea/contracts/values';
import { useStudyAnalysis } from '../../data/study.js';
import { useEffect, useEffectEvent, useState } from 'react';
import { VerseHarmonies } from '../../harmony-links/harmony-links.js';
import { referenceOf } from '../../place/verse-range.js';
import { PanelFailed, type LoadingShape, PanelLoading } from '../frame/panel-states.js';
import { AnswerView } from './answer-view.js';
import { SemanticAnswer } from './semantic-answer.js';
import type { ToolAnswerProps } from './tool-result.js';
import { toolTitles } from './tool-titles.js';
import { useFailureToast } from './use-failure-toast.js';
import { WriterSwitch } from './writer-switch.js';
import { t } from '../../texts/analysis.js';

/** An analysis of verses by one of the nine tools. */
export const ToolAnswer = (props: ToolAnswerProps) =>
  props.tool === 'semantic-relations' ? <SemanticAnswer {...props} /> : <StudyToolAnswer {...props} />;

/** Text for an answer without words (product constant). */
const ready = () => t('analysis.scholar-response-is-ready');

/** An analysis that Scholar answers with: under way, failed, without words, and its parts. */
function StudyToolAnswer({ tool, place, translation, inView, onResult }: ToolAnswerProps) {
  const [engine, setEngine] = useState<'model'>();
  const message = `${toolTitles()[tool].title}: ${referenceOf(place)}`;
  const query = useStudyAnalysis(tool, { place, translation }, message, engine);
  const answer = query.data;
  const report = useEffectEvent(onResult);
  useEffect(() => {
    report(
      answer && {
        text: answer.response.trim() || ready(),
        works: answer.sources.map(({ title }) => title),
        maker: answer,
      },
    );
  }, [answer]);
  useFailureToast(
    inView && query.isError ? query.errorUpdatedAt : 0,
    t('analysis.connection-error'),
    t('analysis.unable-to-connect-to-scholar'),
  );
  return (
    <>
      {tool === 'cross-references' && <VerseHarmonies place={place} />}
      {query.isPending ? (
        <PanelLoading says={t('analysis.analyzing-scripture')} shape={shapeOf(tool)} />
      ) : query.isError ? (
        <PanelFailed
          title={t('analysis.analysis-could-not-be-made')}
          error={query.error}
          retry={() => void query.refetch()}
        />
      ) : query.data.sections.length === 0 && !query.data.response.trim() ? (
        <p>{ready()}</p>
      ) : (
        <AnswerView answer={query.data} place={place} />
      )}
      {/* The way back stands while the other answer is written, too, and keeps the focus. */}
      {isWritten(tool) && (answer ?? engine) && <WriterSwitch engine={engine} onChange={setEngine} />}
    </>
  );
}

const isWritten = (tool: ToolKind): boolean => WRITTEN_TOOLS.some((written) => written === tool);

/** The tools that answer with rows. */
const ROWS: ReadonlySet<ToolKind> = new Set(['greek-hebrew', 'cross-references', 'topical-tags']);

const shapeOf = (tool: ToolKind): LoadingShape => (ROWS.has(tool) ? 'list' : 'text');
