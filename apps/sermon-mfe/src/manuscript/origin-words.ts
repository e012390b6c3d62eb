import type { DraftOrigin } from '@berea/contracts';
import { formatDay } from '@berea/ui/data';
import { TOOL_NAMES } from './tool-names.js';

/** What made a passage, in words. */
export interface OriginWords {
  /** 'Expand Point' */
  readonly tool: string;
  /** 'Library, no model', or the name of a model */
  readonly engine: string;
  /** '22 Nov 2026' */
  readonly day: string;
  /** 'Sources: King James Version; Gill' */
  readonly sources: string;
}

/** What made a passage of a manuscript, and out of what. */
export const wordsOfOrigin = ({ action, engine, model, sources, at }: DraftOrigin): OriginWords => ({
  tool: action === 'answer' ? 'Answer' : TOOL_NAMES[action],
  engine: engine === 'library' ? 'Library, no model' : `Model${model ? ` (${model})` : ''}`,
  day: formatDay(at),
  sources: sources.length
    ? `Sources: ${sources.join('; ')}`
    : engine === 'model' && action === 'add_illustration'
      ? 'No source: written, not reported'
      : 'From your own words',
});
