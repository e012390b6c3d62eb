import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'cookies.accept-all': 'Accept All',
  'cookies.analytics': 'Analytics',
  'cookies.anonymous-counts-kept-for-1-year': 'Anonymous counts, kept for 1 year.',
  'cookies.back': 'Back',
  'cookies.close-necessary-only': 'Close: necessary only',
  'cookies.cookie-preferences': 'Cookie preferences',
  'cookies.cookies-on-berea': 'Cookies on Berea',
  'cookies.customize': 'Customize',
  'cookies.functional': 'Functional',
  'cookies.last-chapter-translation-tutorial': 'Last chapter, translation, tutorial.',
  'cookies.marketing': 'Marketing',
  'cookies.necessary': 'Necessary',
  'cookies.necessary-only': 'Necessary Only',
  'cookies.not-used-at-present': 'Not used at present.',
  'cookies.preferences-saved': 'Preferences saved',
  'cookies.save-preferences': 'Save Preferences',
  'cookies.sign-in-and-security-always-on': 'Sign-in and security. Always on.',
  'cookies.they-hold-for-this-browser': 'They hold for this browser',
  'cookies.we-use-necessary-cookies':
    'We use necessary cookies to keep you signed in. With your consent we also remember your reading place.',
});
