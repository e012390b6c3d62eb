import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'answers-text.table': 'Table',
  'answers-text.task': 'Task',
  'answers-text.too-many-signs':
    'This text holds too many signs of Markdown to be laid out. Nothing is lost: it is shown as it was written.',
});
