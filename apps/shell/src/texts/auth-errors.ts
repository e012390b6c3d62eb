import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'auth-errors.an-unexpected-error': 'An unexpected error occurred. Please try again.',
  'auth-errors.guessing-begins-with-passwords': 'Guessing begins with passwords like it.',
  'auth-errors.it-is-not-valid': 'It is not valid here, or its time is over. Ask for a new link, or sign in again.',
  'auth-errors.it-is-too-short': 'It is too short.',
  'auth-errors.more-kinds-of-characters': 'It needs more kinds of characters.',
  'auth-errors.sign-in-service': 'The sign-in service could not be reached. Check your connection, then try again.',
  'auth-errors.sign-out-and-in-again': 'Sign out and in again, then change your password.',
  'auth-errors.that-code-is-not-right':
    'That code is not right, or it was used before. Wait for the next one and type it.',
  'auth-errors.that-recovery-code': 'That recovery code is not right, or it was used before.',
  'auth-errors.took-too-long': 'That took too long. Type the code that your app shows now.',
  'auth-errors.this-app-is-no-longer': 'This app is no longer part of your account. Sign in again, or set it up anew.',
  'auth-errors.type-a-code': 'Type a code from your authenticator app first.',
  'auth-errors.your-connection-changed': 'Your connection changed on the way. Type the code that your app shows now.',
});
