import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'web.basket-is-full': 'The basket of this sermon is full. Put its pieces into the sermon first.',
  'web.needs-licence': 'needs a licence',
  'web.not-installed-on-this-server': 'not installed on this server',
  'web.sermon-on': 'Sermon on {about}',
  'web.server-not-reached': 'The server could not be reached. Check your connection, then try again.',
  'web.server-in-trouble': 'The server could not do this just now. Try again in a moment.',
  'web.server-does-not-allow-this': 'The server does not allow this.',
  'web.server-does-not-have-this': 'The server does not have this. Reload the page, then try again.',
  'web.server-refused': 'The server refused this (status {status}). Reload the page, then try again.',
  'web.server-took-too-long': 'The server took too long to answer. Try again in a moment.',
  'web.sign-in-again': 'Sign in again to go on.',
  'web.something-went-wrong-try-again': 'Something went wrong. Try again.',
  'web.too-large': 'This is larger than the server takes. Shorten it, then try again.',
  'web.page-fault': 'This page could not show what the server answered. Reload the page, then try again.',
  'web.translation-unknown': 'This server does not know it.',
  'web.too-many-requests': 'Too many requests. Wait a moment, then try again.',
  'web.user': 'User',
});
