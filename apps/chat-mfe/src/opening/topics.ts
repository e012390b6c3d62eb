import type { MinistryRole } from '@berea/contracts';

export type TopicName = 'original' | 'elsewhere' | 'sermon' | 'comfort' | 'lesson' | 'background' | 'group';

export interface TopicWords {
  readonly name: TopicName;
  readonly title: string;
  readonly question: string;
}

const ORIGINAL: TopicWords = {
  name: 'original',
  title: 'Greek and Hebrew',
  question: 'What does “poor in spirit” mean in the original?',
};
const ELSEWHERE: TopicWords = {
  name: 'elsewhere',
  title: 'Cross-references',
  question: 'Where else does Scripture speak of living water?',
};
const SERMON: TopicWords = {
  name: 'sermon',
  title: 'Sermon help',
  question: 'Give me a three-point outline on Psalm 23',
};
const COMFORT: TopicWords = {
  name: 'comfort',
  title: 'Encouragement for today',
  question: 'I’m weary this week. What does Scripture say?',
};

/** For each role the examples of its own work, first what it does most. Each is a question that the library alone answers well. */
const OF_ROLES: Readonly<Partial<Record<MinistryRole, readonly TopicWords[]>>> = {
  pastor: [
    SERMON,
    { ...ORIGINAL, question: 'What does “feed my sheep” mean in the original?' },
    ELSEWHERE,
    { ...COMFORT, question: 'I’m weary in ministry. What does Scripture say?' },
  ],
  teacher: [
    { name: 'lesson', title: 'Lesson help', question: 'What is the difference between mercy and grace?' },
    { ...ORIGINAL, question: 'What does “in the beginning was the Word” mean in the original?' },
    ELSEWHERE,
    COMFORT,
  ],
  student: [ORIGINAL, { name: 'background', title: 'Background', question: 'Who wrote Hebrews?' }, ELSEWHERE, COMFORT],
  leader: [
    { name: 'group', title: 'For your group', question: 'What does Scripture say to somebody who is anxious?' },
    ELSEWHERE,
    ORIGINAL,
    { ...COMFORT, question: 'I feel alone in leading. What does Scripture say?' },
  ],
};

/** The four ways to begin that an empty conversation offers for a role, or without one. */
export const topicsFor = (role: MinistryRole | null): readonly TopicWords[] =>
  (role && OF_ROLES[role]) || [ORIGINAL, ELSEWHERE, SERMON, COMFORT];

const QUESTIONS = new Set([topicsFor(null), ...Object.values(OF_ROLES)].flat().map(({ question }) => question));
/** Whether a text is one of the examples of any role. */
export const isTopic = (text: string): boolean => QUESTIONS.has(text);
