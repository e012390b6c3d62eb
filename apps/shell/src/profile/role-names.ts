import type { MinistryRole } from '@berea/contracts';

export const ROLE_NAMES: Readonly<Record<MinistryRole, string>> = {
  pastor: 'Pastor',
  teacher: 'Teacher',
  student: 'Bible student',
  leader: 'Group or ministry leader',
  other: 'Something else',
};
