import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'bible-today.day-of-plan': '{plan}, day {day} of {days}',
  'bible-today.mark-as-read': 'Mark {chapters} as read',
  'bible-today.plan-was-not-changed': 'Your plan was not changed',
  'bible-today.read-on': 'Read on',
  'bible-today.read-so-far': '{plan}, {done} of {count} chapters read',
  'bible-today.you-were-reading': 'You were reading',
});
