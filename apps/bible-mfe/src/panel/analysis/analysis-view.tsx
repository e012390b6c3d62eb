import type { Place, ToolKind } from '@berea/contracts';
import { referenceOf } from '../../place/reference-of.js';
import { SemanticView } from './semantic-view.js';
import { ToolView } from './tool-view.js';

export interface AnalysisViewProps {
  readonly tool: ToolKind;
  readonly place: Place;
  /** Code in any case. */
  readonly translation: string;
}

/** An analysis of verses by one of the nine tools. */
export function AnalysisView(props: AnalysisViewProps) {
  const { tool, place, translation } = props;
  const key = `${tool} ${referenceOf(place)} ${translation}`;
  return tool === 'semantic-relations' ? <SemanticView key={key} {...props} /> : <ToolView key={key} {...props} />;
}
