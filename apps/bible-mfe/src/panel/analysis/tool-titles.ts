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
import { t } from '../../texts/analysis.js';

interface ToolTitle {
  readonly title: string;
  /** Result of the tool in a few words. */
  readonly hint: string;
  readonly icon: LucideIcon;
}

/** The nine tools as they are named everywhere: on tiles, above analyses, in titles of notes. */
export const toolTitles = (): Readonly<Record<ToolKind, ToolTitle>> => ({
  'greek-hebrew': {
    title: t('analysis.greek-hebrew-breakdown'),
    hint: t('analysis.word-by-word-with-lexicon'),
    icon: Languages,
  },
  'cross-references': {
    title: t('analysis.cross-references'),
    hint: t('analysis.verses-to-set-beside-it'),
    icon: GitCompareArrows,
  },
  commentary: {
    title: t('analysis.scholars-take'),
    hint: t('analysis.what-commentators-say'),
    icon: MessageSquareQuote,
  },
  'cultural-context': {
    title: t('analysis.cultural-and-historical-context'),
    hint: t('analysis.time-place-and-customs'),
    icon: Landmark,
  },
  'topical-tags': { title: t('analysis.topical-tags'), hint: t('analysis.topics-that-it-belongs-to'), icon: Tags },
  'sermon-tools': {
    title: t('analysis.sermon-integration-tools'),
    hint: t('analysis.outline-points-questions'),
    icon: MicVocal,
  },
  'structural-patterns': {
    title: t('analysis.literary-structure'),
    hint: t('analysis.outline-and-repeated-words'),
    icon: ListTree,
  },
  'semantic-relations': {
    title: t('analysis.semantic-relations'),
    hint: t('analysis.lemmas-behind-word'),
    icon: Waypoints,
  },
  devotional: { title: t('analysis.devotional-builder'), hint: t('analysis.read-consider-pray'), icon: Sunrise },
});
