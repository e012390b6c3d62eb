import { useStudyAnalysis } from '@berea/web';
import { PanelFailed } from '../frame/panel-failed.js';
import { type LoadingShape, PanelLoading } from '../frame/panel-loading.js';
import { referenceOf } from '../../place/reference-of.js';
import { AnalysisFrame } from './analysis-frame.js';
import type { AnalysisViewProps } from './analysis-view.js';
import { AnswerView } from './answer-view.js';
import { TOOL_TITLES } from './tool-titles.js';
import { useFailureToast } from './use-failure-toast.js';

/** What an answer without words says (product constant). */
const READY = 'Scholar response is ready.';

/** An analysis that Scholar answers with: under way, failed, without words, and its parts. */
export function ToolView({ tool, place, translation }: AnalysisViewProps) {
  const query = useStudyAnalysis(tool, { place, translation }, `${TOOL_TITLES[tool].title}: ${referenceOf(place)}`);
  const answer = query.data;
  useFailureToast(
    query.isError ? query.errorUpdatedAt : 0,
    'Connection Error',
    'Unable to connect to Scholar. Please try again.',
  );
  return (
    <AnalysisFrame
      tool={tool}
      place={place}
      translation={translation}
      text={answer && (answer.response.trim() || READY)}
    >
      {query.isPending ? (
        <PanelLoading says="Analyzing Scripture..." shape={shapeOf(tool)} />
      ) : query.isError ? (
        <PanelFailed title="The analysis could not be made" error={query.error} retry={() => void query.refetch()} />
      ) : query.data.sections.length === 0 && !query.data.response.trim() ? (
        <p>{READY}</p>
      ) : (
        <AnswerView answer={query.data} place={place} />
      )}
    </AnalysisFrame>
  );
}

function shapeOf(tool: AnalysisViewProps['tool']): LoadingShape {
  if (tool === 'greek-hebrew') return 'words';
  return tool === 'cross-references' || tool === 'topical-tags' ? 'list' : 'text';
}
