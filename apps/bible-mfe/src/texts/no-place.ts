import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'no-place.book-has-chapters': 'There is no {name}: {book} has chapters 1 to {last}.',
  'no-place.book-has-one-chapter': 'There is no {name}: {book} has one chapter.',
  'no-place.chapter-has-verses':
    'There is no verse {asked} here: {place} has {count, plural, one {{count} verse} other {{count} verses}}.',
  'no-place.no-book-called':
    'There is no book called “{name}”. Choose one of the 66 books, such as Matthew or 1 Samuel.',
  'no-place.no-chapter-title': 'Chapter content will appear here when connected to a Bible API.',
  'no-place.no-place-why': 'There is no {name}: {why}',
  'no-place.no-verse-why': 'There is no verse {asked} here: {why}',
  'no-place.open-matthew-1': 'Open Matthew 1',
  'no-place.open-place': 'Open {place}',
});
