import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'support.contact-support': 'Contact Support',
  'support.email-support': 'Email support',
  'support.tell-us-what-you-did':
    'Tell us what you did, what you saw and what you expected. If a page showed “Details for support”, copy that line along. Please leave out the private details of people in your care.',
  'support.when-we-reply': 'We reply in 1-2 business days.',
  'support.write-to-us-about-anything':
    'Write to us about anything that does not work, that you cannot find, or that you wish for.',
});
