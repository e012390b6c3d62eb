import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'notes-help.add-here-gathers-what': '‘Add here’ gathers what you add elsewhere, to be ordered and put into the body',
  'notes-help.add-journal-entry-for-today': 'Add a journal entry for today',
  'notes-help.capitals-make-no-difference': 'Capitals make no difference',
  'notes-help.daily-journal': 'Daily Journal',
  'notes-help.entries-are-tagged-journal': 'Entries are tagged journal, daily and reflection',
  'notes-help.every-card-can-be': 'Every card can be edited and deleted',
  'notes-help.insert-note-where-cursor-stands': 'Insert a note where the cursor stands',
  'notes-help.new-note-asks-for': 'New Note asks for a title and a text; Scripture and tags are up to you',
  'notes-help.notes': 'Notes',
  'notes-help.press-new-note-give': 'Press New Note, give it a title, and write.',
  'notes-help.searching': 'Searching',
  'notes-help.sermon-workspace': 'Sermon Workspace',
  'notes-help.study-notes': 'Study Notes',
  'notes-help.what-you-save-from': 'What you save from Scholar or a verse stands here too',
  'notes-help.words-in-title-text': 'Words in title, text, Scripture or tags',
  'notes-help.write-sermon-beside-your-notes': 'Write a sermon beside your notes',
  'notes-help.your-study-notes-your': 'Your study notes, your daily journal and the sermon workspace.',
});
