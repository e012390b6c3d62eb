import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'library-shelf.bibles': 'Bibles',
  'library-shelf.commentaries-and-topics': 'Commentaries and topics',
  'library-shelf.loading': 'Loading...',
  'library-shelf.original-languages': 'Original languages',
  'library-shelf.try-again': 'Try again',
});
