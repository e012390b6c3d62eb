import { type MinistryRole, PREACHING_STYLES, type PreachingStyle } from '@berea/contracts';

const OF_ROLES: Readonly<Partial<Record<MinistryRole, PreachingStyle>>> = {
  teacher: 'teaching',
  student: 'devotional',
  leader: 'devotional',
};

/** The style that a new sermon begins with. */
export const styleOfRole = (role: MinistryRole | null): PreachingStyle =>
  (role && OF_ROLES[role]) || PREACHING_STYLES[0];
