import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'sermon-new.another-day': 'Another day',
  'sermon-new.failed-to-create-sermon': 'Failed to create sermon',
  'sermon-new.for-which-sunday': 'For which Sunday?',
  'sermon-new.free': 'free',
  'sermon-new.on-what-passage': 'On what passage?',
  'sermon-new.open-desk': 'Open the desk',
  'sermon-new.such-as': 'Luke 15:11–32',
  'sermon-new.title-outline-notes': 'Title, Scripture, Outline and Notes',
  'sermon-new.untitled-sermon': 'Untitled sermon',
});
