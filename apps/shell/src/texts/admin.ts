import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'admin.add': 'Add',
  'admin.all-services-answer': 'Every service answers.',
  'admin.asking': 'Asking…',
  'admin.build': 'Build the library',
  'admin.by-command': '(by command)',
  'admin.by-operator': '(by operator {id})',
  'admin.catalogue': 'Add and remove works',
  'admin.catalogue-could-not-be-loaded': 'The catalogue could not be loaded',
  'admin.change-could-not-be-begun': 'The change could not be begun. Try again.',
  'admin.check-again': 'Check again',
  'admin.database-is-away':
    'The server is not ready: its database is away, or it is starting. npm run doctor says what is wrong.',
  'admin.has-failed': '{what} · failed: {why}',
  'admin.health': 'Health',
  'admin.installed': 'Installed',
  'admin.is-done': '{what} · done',
  'admin.is-installed': 'Installed',
  'admin.is-running': '{what} · {step}',
  'admin.library-of-this-server': 'Library of this server',
  'admin.kilobytes': '{count} KB',
  'admin.megabytes': '{count} MB',
  'admin.not-installed': 'Not installed',
  'admin.rebuild': 'Build again',
  'admin.remove': 'Remove',
  'admin.restore': 'Undo removal',
  'admin.server-does-not-answer': 'The server does not answer.',
  'admin.something-is-away':
    'A service or Redis is away, or the disk is full. What does not need it goes on. npm run doctor says which it is.',
  'admin.to-fetch': '{size} to fetch',
  'admin.what-was-changed': 'What was changed',
  'admin.works': '{works, plural, one {# work} other {# works}}',
  'admin.works-are-added-by-command':
    'All other works are added, removed and built by the command npm run library on the server, and read at its next start.',
  'admin.works-could-not-be-loaded': 'The works could not be loaded',
  'admin.you-could-not-be-recognised': 'This page could not be loaded',
});
