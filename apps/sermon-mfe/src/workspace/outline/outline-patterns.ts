import type { MinistryRole, SermonOutline } from '@berea/contracts';
import { t } from '../../texts/outline.js';

type Pattern = 'points' | 'lesson' | 'study' | 'group';
type Patterned = 'point1' | 'point2' | 'point3' | 'callToAction';

/** Words that the parts of an outline begin with; what follows them is the preacher's. */
export interface OutlinePattern {
  readonly name: string;
  readonly parts: Readonly<Record<Patterned, string>>;
}

const begin = (name: string, ...words: readonly [string, string, string, string]): OutlinePattern => {
  const [point1, point2, point3, callToAction] = words;
  return {
    name,
    parts: { point1: `${point1} `, point2: `${point2} `, point3: `${point3} `, callToAction: `${callToAction} ` },
  };
};

const all = (): Readonly<Record<Pattern, OutlinePattern>> => ({
  points: begin(
    t('outline.three-points'),
    t('outline.text-says'),
    t('outline.it-means'),
    t('outline.it-asks'),
    t('outline.this-week'),
  ),
  lesson: begin(
    t('outline.lesson'),
    t('outline.what-they-know-already'),
    t('outline.what-passage-adds'),
    t('outline.in-their-own-words'),
    t('outline.to-practise'),
  ),
  study: begin(
    t('outline.own-study'),
    t('outline.i-see'),
    t('outline.it-means'),
    t('outline.it-applies-where'),
    t('outline.i-will'),
  ),
  group: begin(
    t('outline.group-evening'),
    t('outline.to-arrive'),
    t('outline.to-read-and-ask'),
    t('outline.to-live-it'),
    t('outline.until-we-meet-again'),
  ),
});
const FIRST: Readonly<Partial<Record<MinistryRole, Pattern>>> = {
  pastor: 'points',
  teacher: 'lesson',
  student: 'study',
  leader: 'group',
};

/** All patterns, first the one that suits what somebody does. */
export function patternsFor(role: MinistryRole | null): readonly OutlinePattern[] {
  const patterns = all();
  const first = patterns[(role && FIRST[role]) || 'points'];
  return [first, ...Object.values(patterns).filter((pattern) => pattern !== first)];
}

const PATTERNED: readonly Patterned[] = ['point1', 'point2', 'point3', 'callToAction'];

/** Whether the parts that a pattern begins have no word of the preacher's yet: nothing typed is ever written over. */
export const isOpenToPatterns = (outline: SermonOutline): boolean =>
  [NOTHING, ...Object.values(all()).map(({ parts }) => parts)].some((parts) =>
    PATTERNED.every((part) => outline[part].trim() === parts[part].trim()),
  );

const NOTHING: OutlinePattern['parts'] = { point1: '', point2: '', point3: '', callToAction: '' };
