import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'ui-data.and-more': '...and more',
  'ui-data.close': 'Close',
  'ui-data.delete': 'Delete',
  'ui-data.delete-item': 'Delete {noun}: {title}',
  'ui-data.delete-this-item': 'Delete this {noun}?',
  'ui-data.edit-item': 'Edit {noun}: {title}',
  'ui-data.edit': 'Edit',
  'ui-data.help-for-this-page': 'Help for this page',
  'ui-data.it-stays-in-bin': 'It stays in the bin for 30 days.',
  'ui-data.keep': 'Keep',
  'ui-data.print': 'Print',
  'ui-data.quick-start': 'Quick start',
});
