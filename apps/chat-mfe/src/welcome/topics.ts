import { GitCompareArrows, Languages, type LucideIcon, MicVocal, Sunrise } from 'lucide-react';

export interface Topic {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly question: string;
}

/** What an empty conversation offers to begin with. */
export const TOPICS: readonly Topic[] = [
  {
    icon: Languages,
    title: 'Greek and Hebrew',
    question: 'What does “poor in spirit” mean in the original?',
  },
  { icon: GitCompareArrows, title: 'Cross-references', question: 'Where else does Scripture speak of living water?' },
  { icon: MicVocal, title: 'Sermon help', question: 'Give me a three-point outline on Psalm 23' },
  { icon: Sunrise, title: 'Encouragement for today', question: 'I’m weary this week. What does Scripture say?' },
];
