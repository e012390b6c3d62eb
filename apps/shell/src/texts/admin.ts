import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'admin.all-services-answer': 'Every service answers.',
  'admin.asking': 'Asking…',
  'admin.check-again': 'Check again',
  'admin.database-is-away':
    'The server is not ready: its database is away, or it is starting. npm run doctor says what is wrong.',
  'admin.health': 'Health',
  'admin.installed': 'Installed',
  'admin.library-of-this-server': 'Library of this server',
  'admin.kilobytes': '{count} KB',
  'admin.megabytes': '{count} MB',
  'admin.not-installed': 'Not installed',
  'admin.server-does-not-answer': 'The server does not answer.',
  'admin.something-is-away':
    'A service or Redis is away, or the disk is full. What does not need it goes on. npm run doctor says which it is.',
  'admin.works': '{works, plural, one {# work} other {# works}}',
  'admin.works-are-added-by-command':
    'Works are added, removed and built again by the command npm run library on the server.',
  'admin.works-could-not-be-loaded': 'The works could not be loaded',
  'admin.you-could-not-be-recognised': 'This page could not be loaded',
});
