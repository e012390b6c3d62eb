import type { MinistryRole } from '@berea/contracts';

const OF_ROLES: Readonly<Partial<Record<MinistryRole, string>>> = {
  pastor: 'What did you read today for your own soul, before you open it to others?',
  teacher: 'What did you read today, and what of it would you want to pass on?',
  student: 'What did you read today, and what do you understand now that you did not before?',
  leader: 'What did you read today, and whom in your group does it bring to mind?',
};

/** What the journal asks, by what somebody does. */
export const reflectionQuestion = (role: MinistryRole | null): string =>
  (role && OF_ROLES[role]) || 'What did you read today, and what will you carry into tomorrow?';
