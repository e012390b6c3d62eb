export const MINISTRY_ROLES = ['pastor', 'teacher', 'student', 'leader', 'other'] as const;
export type MinistryRole = (typeof MINISTRY_ROLES)[number];
