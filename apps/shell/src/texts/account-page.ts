import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'account-page.account': 'Account',
  'account-page.address-changed': 'Your address is changed',
  'account-page.address-is-present': 'This is your present address already.',
  'account-page.back-to-settings': 'Back to Settings',
  'account-page.cancel': 'Cancel',
  'account-page.change': 'Change',
  'account-page.change-address': 'Change email address',
  'account-page.change-name': 'Change full name',
  'account-page.current-password': 'Current Password',
  'account-page.email-address': 'Email Address',
  'account-page.enter-full-name': 'Enter your full name.',
  'account-page.enter-password': 'Enter your current password.',
  'account-page.full-name': 'Full Name',
  'account-page.mails-sent-again': 'The mails are sent again',
  'account-page.name-and-address': 'Name and address',
  'account-page.name-saved': 'Your name is changed',
  'account-page.new-address': 'New email address',
  'account-page.no-mail':
    'It cannot be changed: this server cannot send mails to confirm a new address. Ask whoever runs it.',
  'account-page.password-why': 'It shows that you ask for the change.',
  'account-page.save-name': 'Save name',
  'account-page.send-again': 'Send the mails again',
  'account-page.send-link': 'Send confirmation link',
  'account-page.signs-in': 'You sign in with it, and mails about your account go there',
  'account-page.waits':
    'Waits for {address}. Open the link that we sent there, and the one that we sent to your present address, from any browser. Until then you sign in as before. A link works for one hour.',
  'account-page.waits-for': '{address} waits for its confirmation',
  'account-page.where-shown': 'Shown in the sidebar and on your profile',
});
