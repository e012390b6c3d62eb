import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'plan-reminder.next-in-your-plan': 'Next in your plan: {reference}',
  'plan-reminder.read': 'Read',
});
