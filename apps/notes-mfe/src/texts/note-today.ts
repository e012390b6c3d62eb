import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'note-today.untitled-note': 'Untitled note',
  'note-today.your-note': 'Your note',
  'note-today.your-note-on': 'Your note on {scripture}',
});
