import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'delete-account.deletion-is-irreversible-notes-sermons':
    'Deletion is irreversible. Notes, sermons and conversations cannot be brought back.',
  'delete-account.how-to-ask-for-it': 'How to ask for it',
  'delete-account.keep-first-what-you-need':
    'Keep first what you need: a sermon is downloaded from the place where you write it, and a note or an answer is copied or printed from where it stands.',
  'delete-account.subject': 'Delete My Account',
  'delete-account.we-confirm-deletion-within-7-days': 'We confirm the deletion within 7 days.',
  'delete-account.write-from-that-address-so': 'Write from that address, so that we know it is you.',
  'delete-account.write-to-support':
    'Write to support with the subject “{subject}”, and name the email address you signed up with.',
  'delete-account.write-to-support-from':
    'Write to support with the subject “{subject}”, and name the email address you signed up with ({email}).',
});
