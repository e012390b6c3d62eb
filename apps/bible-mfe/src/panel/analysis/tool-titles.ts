import type { ToolKind } from '@berea/contracts';
import {
  GitCompareArrows,
  Landmark,
  Languages,
  ListTree,
  type LucideIcon,
  MessageSquareQuote,
  MicVocal,
  Sunrise,
  Tags,
  Waypoints,
} from 'lucide-react';

interface ToolTitle {
  readonly title: string;
  /** What one gets, in a few words. */
  readonly hint: string;
  readonly icon: LucideIcon;
}

/** The nine tools as they are named everywhere: on tiles, above analyses, in titles of notes. */
export const TOOL_TITLES: Readonly<Record<ToolKind, ToolTitle>> = {
  'greek-hebrew': { title: 'Greek / Hebrew Breakdown', hint: 'Word by word, with the lexicon', icon: Languages },
  'cross-references': { title: 'Cross-References', hint: 'Verses to set beside it', icon: GitCompareArrows },
  commentary: { title: "Scholar's Take", hint: 'What commentators say', icon: MessageSquareQuote },
  'cultural-context': { title: 'Cultural & Historical Context', hint: 'Time, place and customs', icon: Landmark },
  'topical-tags': { title: 'Topical Tags', hint: 'Topics that it belongs to', icon: Tags },
  'sermon-tools': { title: 'Sermon Integration Tools', hint: 'Outline, points, questions', icon: MicVocal },
  'structural-patterns': { title: 'Literary Structure', hint: 'Outline and repeated words', icon: ListTree },
  'semantic-relations': { title: 'Semantic Relations', hint: 'The lemmas behind a word', icon: Waypoints },
  devotional: { title: 'Devotional Builder', hint: 'Read, consider, pray', icon: Sunrise },
};
