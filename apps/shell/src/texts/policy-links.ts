import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'policy-links.cookies': 'Cookies',
  'policy-links.privacy-policy': 'Privacy Policy',
  'policy-links.terms-of-use': 'Terms of Use',
});
