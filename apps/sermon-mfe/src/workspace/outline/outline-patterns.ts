import type { MinistryRole, SermonOutline } from '@berea/contracts';

/** Words that the parts of an outline begin with; what follows them is the preacher's. */
export interface OutlinePattern {
  readonly name: string;
  readonly parts: Partial<SermonOutline>;
}

const THREE_POINTS: OutlinePattern = {
  name: 'Three points',
  parts: { point1: 'The text says: ', point2: 'It means: ', point3: 'It asks: ', callToAction: 'This week: ' },
};
const LESSON: OutlinePattern = {
  name: 'Lesson',
  parts: {
    point1: 'What they know already: ',
    point2: 'What the passage adds: ',
    point3: 'In their own words: ',
    callToAction: 'To practise: ',
  },
};
const OWN_STUDY: OutlinePattern = {
  name: 'Own study',
  parts: { point1: 'I see: ', point2: 'It means: ', point3: 'It applies where: ', callToAction: 'I will: ' },
};
const GROUP: OutlinePattern = {
  name: 'Group evening',
  parts: {
    point1: 'To arrive: ',
    point2: 'To read and ask: ',
    point3: 'To live it: ',
    callToAction: 'Until we meet again: ',
  },
};

const ALL: readonly OutlinePattern[] = [THREE_POINTS, LESSON, OWN_STUDY, GROUP];
const FIRST: Readonly<Partial<Record<MinistryRole, OutlinePattern>>> = {
  pastor: THREE_POINTS,
  teacher: LESSON,
  student: OWN_STUDY,
  leader: GROUP,
};

/** All patterns, first the one that suits what somebody does. */
export function patternsFor(role: MinistryRole | null): readonly OutlinePattern[] {
  const first = (role && FIRST[role]) || THREE_POINTS;
  return [first, ...ALL.filter((pattern) => pattern !== first)];
}

const PATTERNED = Object.keys(THREE_POINTS.parts) as (keyof SermonOutline)[];

/** Whether the parts that a pattern begins have nothing yet: nothing typed is ever written over. */
export const isOpenToPatterns = (outline: SermonOutline): boolean => PATTERNED.every((part) => !outline[part].trim());
