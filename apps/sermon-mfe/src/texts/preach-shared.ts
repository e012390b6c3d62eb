import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'preach-shared.it-was-revoked': 'It was revoked, or its address is not whole. Ask whoever sent it for another one.',
  'preach-shared.loading-sermon': 'Loading the sermon...',
  'preach-shared.look-again': 'Look again',
  'preach-shared.nothing-is-written-yet': 'Nothing is written yet',
  'preach-shared.sermon-could-not-be-opened': 'The sermon could not be opened',
  'preach-shared.shared-with-you': 'Shared with you',
  'preach-shared.this-link-leads-nowhere': 'This link leads nowhere',
  'preach-shared.try-again': 'Try again',
  'preach-shared.untitled-sermon': 'Untitled sermon',
  'preach-shared.what-is-written-will': 'What is written will be shown here, at the same address.',
});
