import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'passage-notes.about-this-book': 'About this book',
  'passage-notes.asked': 'What people ask here ({count})',
  'passage-notes.berea-notes-on': 'Berea Notes on {reference}',
  'passage-notes.caution': 'Caution:',
  'passage-notes.could-not-be-loaded': 'The notes on this passage could not be loaded.',
  'passage-notes.setting': 'About it, and where it stands',
  'passage-notes.try-again': 'Try again',
  'passage-notes.what-it-is': '{date}. Drafted by machine, references and quotations checked by program.',
  'passage-notes.what-this-passage-does': 'What this passage does',
});
