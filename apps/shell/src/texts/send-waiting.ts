import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'send-waiting.failed-to-create-note': 'Failed to create note',
  'send-waiting.failed-to-create-sermon': 'Failed to create sermon',
  'send-waiting.failed-to-update-note': 'Failed to update note',
  'send-waiting.failed-to-update-sermon': 'Failed to update sermon',
  'send-waiting.it-had-waited-for-a-connection': 'It had waited for a connection.',
  'send-waiting.it-was-changed-elsewhere-meanwhile': 'It was changed elsewhere meanwhile. Open it in Notes to choose.',
  'send-waiting.it-was-changed-elsewhere-meanwhile-open':
    'It was changed elsewhere meanwhile. Open it in Sermon Prep to choose.',
  'send-waiting.it-was-changed-elsewhere-too': 'It was changed elsewhere too: both changes are in it.',
  'send-waiting.note-created-successfully': 'Note created successfully',
  'send-waiting.note-updated-successfully': 'Note updated successfully',
  'send-waiting.open': 'Open',
  'send-waiting.sermon-created-successfully': 'Sermon created successfully',
  'send-waiting.sermon-saved': 'Sermon saved',
  'send-waiting.sermon-updated-successfully': 'Sermon updated successfully',
  'send-waiting.text-was-refused': '{title}: {why} Your text is kept on this device.',
  'send-waiting.was-changed-elsewhere': '{title} was changed elsewhere meanwhile. Open it to choose.',
  'send-waiting.was-deleted-elsewhere': '{title} was deleted elsewhere meanwhile. Open it to choose.',
});
