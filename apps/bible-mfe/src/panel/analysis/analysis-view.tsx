import type { ToolKind } from '@berea/contracts';
import { WRITTEN_TOOLS } from '@berea/contracts/values';
import { useStudyAnalysis } from '../../data/study.js';
import { useState } from 'react';
import { VerseHarmonies } from '../../harmony-links/harmony-links.js';
import { referenceOf } from '../../place/verse-range.js';
import { PanelFailed, type LoadingShape, PanelLoading } from '../frame/panel-states.js';
import { AnalysisFrame, type AnalysisProps, useFailureToast } from './analysis-frame.js';
import { AnswerView } from './answer-view.js';
import { SemanticView } from './semantic-view.js';
import { toolTitles } from './tool-titles.js';
import { WriterSwitch } from './writer-switch.js';
import { t } from '../../texts/analysis.js';

/** An analysis of verses by one of the nine tools. */
export function AnalysisView(props: AnalysisProps) {
  const { tool, place, translation } = props;
  const key = `${tool} ${referenceOf(place)} ${translation}`;
  return tool === 'semantic-relations' ? <SemanticView key={key} {...props} /> : <ToolView key={key} {...props} />;
}

/** Text for an answer without words (product constant). */
const ready = () => t('analysis.scholar-response-is-ready');

/** An analysis that Scholar answers with: under way, failed, without words, and its parts. */
function ToolView({ tool, place, translation }: AnalysisProps) {
  const [engine, setEngine] = useState<'model'>();
  const message = `${toolTitles()[tool].title}: ${referenceOf(place)}`;
  const query = useStudyAnalysis(tool, { place, translation }, message, engine);
  const answer = query.data;
  useFailureToast(
    query.isError ? query.errorUpdatedAt : 0,
    t('analysis.connection-error'),
    t('analysis.unable-to-connect-to-scholar'),
  );
  return (
    <AnalysisFrame
      tool={tool}
      place={place}
      translation={translation}
      text={answer && (answer.response.trim() || ready())}
      works={answer?.sources.map(({ title }) => title) ?? []}
      maker={answer}
    >
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
    </AnalysisFrame>
  );
}

const isWritten = (tool: ToolKind): boolean => WRITTEN_TOOLS.some((written) => written === tool);

function shapeOf(tool: AnalysisProps['tool']): LoadingShape {
  if (tool === 'greek-hebrew') return 'words';
  return tool === 'cross-references' || tool === 'topical-tags' ? 'list' : 'text';
}
