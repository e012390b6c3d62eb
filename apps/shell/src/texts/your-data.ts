import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'your-data.back-to-settings': 'Back to Settings',
  'your-data.closing-stops-it': 'You may open other pages of Berea meanwhile. Closing or reloading Berea stops it.',
  'your-data.conversations': '{count, plural, one {{count} conversation} other {{count} conversations}}',
  'your-data.delete': 'Delete my account…',
  'your-data.delete-my-account': 'Delete my account',
  'your-data.download': 'Download',
  'your-data.everything-goes':
    'Everything goes: notes, sermons, conversations, and the account. You have 7 days to change your mind.',
  'your-data.export': 'Export my data',
  'your-data.export-could-not-be-made': 'Your data could not be read to its end',
  'your-data.goes-on-where-it-stopped': 'Another try goes on where this one stopped.',
  'your-data.it-is-yours': 'It is yours: take it with you, or have it gone.',
  'your-data.journal': '{count, plural, one {{count} journal entry} other {{count} journal entries}}',
  'your-data.kept-until': 'Ready. It is kept on this page alone, until you close or reload Berea.',
  'your-data.make-a-new-one': 'Make a new one',
  'your-data.marks': '{count, plural, one {{count} highlight or bookmark} other {{count} highlights and bookmarks}}',
  'your-data.megabytes': '{count} MB',
  'your-data.less-than-a-tenth': 'less than 0.1 MB',
  'your-data.notes': '{count, plural, one {{count} note} other {{count} notes}}',
  'your-data.now-you-have': 'You have now:',
  'your-data.offline': 'You are offline. Connect to the internet to export your data.',
  'your-data.one-archive':
    'One archive of everything Berea holds on you, readable without Berea: notes and journal as Markdown, sermons as Word and text, conversations, highlights and bookmarks as tables.',
  'your-data.packing': 'Packing your data',
  'your-data.part-done': '{words}, {done} done',
  'your-data.percent': '{count}%',
  'your-data.reading': 'Reading your data',
  'your-data.sermons': '{count, plural, one {{count} sermon} other {{count} sermons}}',
  'your-data.stop': 'Stop',
  'your-data.try-again': 'Try again',
  'your-data.what-it-holds':
    'It is made in this browser: no copy stays on a server. What is in the bin and earlier versions are in it too, as JSON. Passwords and keys are not.',
  'your-data.without-documents':
    '{count, plural, one {{count} sermon is in it as text alone: its Word document could not be made.} other {{count} sermons are in it as text alone: their Word documents could not be made.}}',
  'your-data.your-data': 'Your data',
});
