import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'account.free-account': 'Free Account',
  'account.premium-member': 'Premium Member',
});
