import type { ToolKind } from '@berea/contracts';
import type { StudyTool } from '../study-context.js';
import { studyCommentary } from './commentary.js';
import { studyCrossReferences } from './cross-references.js';
import { studyCulturalContext } from './cultural-context.js';
import { studyDevotional } from './devotional.js';
import { studyGreekHebrew } from './greek-hebrew.js';
import { studySemanticRelations } from './semantic-relations.js';
import { studySermonTools } from './sermon-tools.js';
import { studyStructuralPatterns } from './structural-patterns.js';
import { studyTopicalTags } from './topical-tags.js';

export const TOOLS: Readonly<Record<ToolKind, StudyTool>> = {
  'greek-hebrew': studyGreekHebrew,
  'cross-references': studyCrossReferences,
  commentary: studyCommentary,
  'cultural-context': studyCulturalContext,
  'topical-tags': studyTopicalTags,
  'sermon-tools': studySermonTools,
  'structural-patterns': studyStructuralPatterns,
  'semantic-relations': studySemanticRelations,
  devotional: studyDevotional,
};
