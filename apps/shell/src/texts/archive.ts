import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'archive.all-data-as-json': 'Everything as JSON, also what is in the bin and earlier versions',
  'archive.bookmarks': 'Bookmarks',
  'archive.chapters-read': 'Chapters read',
  'archive.conversations': 'Conversations',
  'archive.highlights': 'Highlights',
  'archive.how-to-read':
    'Every file opens without Berea. The folder is a vault for Obsidian, too: unpack it, then choose “Open folder as vault”.',
  'archive.journal': 'Journal',
  'archive.linked-from': 'Linked from',
  'archive.manuscript': 'Manuscript',
  'archive.notes': 'Notes',
  'archive.notes-on-the-sermon': 'Notes',
  'archive.outline': 'Outline',
  'archive.passages': 'Passages',
  'archive.picture': 'Your picture',
  'archive.reading-plans': 'Reading plans',
  'archive.schema-of-the-json': 'The schema of the JSON',
  'archive.scholar': 'Scholar',
  'archive.sermons': 'Sermons',
  'archive.sources': 'Sources',
  'archive.tables-and-data': 'Tables and data',
  'archive.title': 'Berea, {day}',
  'archive.untitled': 'Untitled',
  'archive.word-document': 'Word document',
  'archive.you': 'You',
});
