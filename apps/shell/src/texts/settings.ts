import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'settings.about': 'About',
  'settings.account': 'Account',
  'settings.agreement-between-us': 'The agreement between us',
  'settings.app-tutorial': 'App Tutorial',
  'settings.contact-support': 'Contact Support',
  'settings.cookies': 'Cookies',
  'settings.delete-my-account': 'Delete My Account',
  'settings.name-and-address': 'Your name and email address',
  'settings.our-mission-and-vision': 'Our mission and vision',
  'settings.permanent-within-7-days': 'Permanent, within 7 days',
  'settings.privacy-policy': 'Privacy Policy',
  'settings.settings': 'Settings',
  'settings.take-8-step-tour-again': 'Take the 8-step tour again',
  'settings.terms-of-use': 'Terms of Use',
  'settings.what-is-stored-on-this-device': 'What is stored on this device',
  'settings.what-we-keep': 'What we keep, and what Scholar sees',
  'settings.when-we-reply': 'We reply in 1-2 business days',
});
