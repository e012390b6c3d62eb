import { catalogue } from '@berea/texts';

export const { t, Trans } = catalogue({
  'go-to.book': 'Book',
  'go-to.chapter-label': 'Chapter',
  'go-to.chapter-value': '<word>Chapter </word>{value}',
  'go-to.go-to-book-chapter-verse': 'Go to book, chapter, verse',
  'go-to.go-to-place': 'Go to a place',
  'go-to.new-testament': 'New Testament',
  'go-to.next-chapter': 'Next chapter',
  'go-to.next-chapter-from-bar': 'Next chapter, from the bar',
  'go-to.old-testament': 'Old Testament',
  'go-to.place': 'Place',
  'go-to.place-go-elsewhere': '{reference}:{verse}, go to another place',
  'go-to.previous-chapter': 'Previous chapter',
  'go-to.previous-chapter-from-bar': 'Previous chapter, from the bar',
  'go-to.short-place-go-elsewhere': '{shown} {chapter}:{verse}, {reference}:{verse}, go to another place',
});
