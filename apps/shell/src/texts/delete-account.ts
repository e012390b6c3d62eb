import { catalogue } from '@berea/texts';

export const { t, Trans } = catalogue({
  'delete-account.after-that': 'After that nobody can bring it back, not even we.',
  'delete-account.begin': 'Delete my account…',
  'delete-account.count-of-conversations': '{count, plural, one {{count} conversation} other {{count} conversations}}',
  'delete-account.count-of-notes': '{count, plural, one {{count} note} other {{count} notes}}',
  'delete-account.count-of-sermons': '{count, plural, one {{count} sermon} other {{count} sermons}}',
  'delete-account.delete-now': 'Delete my account now',
  'delete-account.deletion-is-irreversible-notes-sermons':
    'Deletion is irreversible. Notes, sermons and conversations cannot be brought back.',
  'delete-account.do-it-yourself': 'Or delete it yourself',
  'delete-account.enter-password': 'Enter your password.',
  'delete-account.everything-goes':
    'Everything goes: notes, sermons, conversations, and the account. You have 7 days to change your mind.',
  'delete-account.export-my-data': 'Export my data',
  'delete-account.how-to-ask-for-it': 'How to ask for it',
  'delete-account.keep': 'Keep my account',
  'delete-account.keep-first-what-you-need':
    'Keep first what you need: export everything as one archive, or download a sermon from the place where you write it.',
  'delete-account.links-stop': 'Nothing is shared with anyone meanwhile; links to your sermons stop at once.',
  'delete-account.on-day-gone': 'On <b>{day}</b> this is gone for good, with everything else in your account:',
  'delete-account.password': 'Password',
  'delete-account.password-is-incorrect': 'The password is not right.',
  'delete-account.subject': 'Delete My Account',
  'delete-account.type-words': 'Type “{words}” to confirm',
  'delete-account.until-then': 'Until then you can take it back: by the link of a mail, or by signing in.',
  'delete-account.we-confirm-deletion-within-7-days': 'We confirm the deletion within 7 days.',
  'delete-account.words-are-missing': 'Type the words “{words}”.',
  'delete-account.write-from-that-address-so': 'Write from that address, so that we know it is you.',
  'delete-account.write-to-support':
    'Write to support with the subject “{subject}”, and name the email address you signed up with.',
  'delete-account.write-to-support-from':
    'Write to support with the subject “{subject}”, and name the email address you signed up with ({email}).',
});
