import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'bin.bin': 'Bin',
  'bin.journal-entry': 'Journal entry',
  'bin.notes': 'Notes',
  'bin.notes-journal-entries-and': 'Notes, journal entries and sermons that you delete will wait here.',
  'bin.sermon': 'sermon',
  'bin.sermon-what': 'Sermon',
  'bin.sermons': 'sermons',
  'bin.study-note': 'Study note',
  'bin.tool-analysis': 'Tool analysis',
  'bin.untitled-note': 'Untitled note',
  'bin.untitled-sermon': 'Untitled sermon',
});
