import { type NoteDraft, NOTE_LIMITS, type Place, type ToolKind } from '@berea/contracts';
import { referenceOf } from '../../place/reference-of.js';
import { TOOL_TITLES } from './tool-titles.js';

/** The note that keeps an analysis (title and tags: product constants). @param text the whole of it, readable by itself */
export const noteFromAnalysis = (tool: ToolKind, place: Place, text: string): NoteDraft => ({
  title: `${TOOL_TITLES[tool].title} - ${referenceOf(place)}`,
  content: text.slice(0, NOTE_LIMITS.content).toWellFormed(),
  scripture: referenceOf(place),
  tags: [tool, 'study-tool'],
});
