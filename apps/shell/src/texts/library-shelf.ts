import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'library-shelf.attribution-advice': 'You may copy and share it if you name its owner.',
  'library-shelf.bibles': 'Bibles',
  'library-shelf.by-permission': 'By permission of its owner',
  'library-shelf.by-permission-advice': 'You may read it here. To copy more than a short quotation, ask its owner.',
  'library-shelf.commentaries-and-topics': 'Commentaries and topics',
  'library-shelf.free-share-alike': 'Free, share alike',
  'library-shelf.free-with-attribution': 'Free with attribution',
  'library-shelf.loading': 'Loading...',
  'library-shelf.non-commercial': 'Not for commercial use',
  'library-shelf.non-commercial-advice': 'You may copy and share it if you take no money for it.',
  'library-shelf.original-languages': 'Original languages',
  'library-shelf.public-domain': 'Public domain',
  'library-shelf.public-domain-advice': 'You may copy and share it freely.',
  'library-shelf.share-alike-advice':
    'You may copy and share it if you name its owner and keep its licence, also for what you make of it.',
  'library-shelf.try-again': 'Try again',
  'library-shelf.a-question-a-passage-a-name': 'A question, a passage, a name...',
  'library-shelf.a-study-bible-of-our-own':
    'A study Bible of our own, drafted by machine: answers, passages, articles. Its references and quotations are checked by program.',
  'library-shelf.chapters-read': '{count, plural, other {{done} of {count} chapters read}}',
  'library-shelf.mark-as-read': 'Mark as read',
  'library-shelf.marked-as-read': '{places} marked as read',
  'library-shelf.next-reading': 'Next reading',
  'library-shelf.read': 'Read',
  'library-shelf.search': 'Search',
  'library-shelf.search-berea-notes': 'Search Berea Notes',
  'library-shelf.todays-reading': 'Today’s reading',
  'library-shelf.undo': 'Undo',
  'library-shelf.your-plan-was-not-changed': 'Your plan was not changed',
});
