import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'preach-page.back-to-sermon-prep': 'Back to Sermon Prep',
  'preach-page.it-was-deleted-or-address': 'It was deleted, or the address is not right.',
  'preach-page.loading-your-sermon': 'Loading your sermon...',
  'preach-page.open-in-workspace': 'Open in workspace',
  'preach-page.there-is-nothing-to-preach-yet': 'There is nothing to preach yet',
  'preach-page.this-sermon-is-no-longer-there': 'This sermon is no longer there',
  'preach-page.try-again': 'Try again',
  'preach-page.untitled-sermon': 'Untitled sermon',
  'preach-page.write-sermon-body': 'Write the sermon body or an outline first.',
  'preach-page.your-sermon-could-not-be-opened': 'Your sermon could not be opened',
});
