import { HelpDialog, type HelpProps } from '@berea/ui/data';
import type { HelpDialogState } from '@berea/web';
import { CalendarDays, MicVocal, NotebookPen, Search } from 'lucide-react';

const HELP: HelpProps = {
  title: 'Notes',
  description: 'Your study notes, your daily journal and the sermon workspace.',
  features: [
    {
      icon: NotebookPen,
      title: 'Study Notes',
      tips: [
        'New Note asks for a title and a text; Scripture and tags are up to you',
        'What you save from Scholar or a verse stands here too',
        'Every card can be edited and deleted',
      ],
    },
    {
      icon: Search,
      title: 'Searching',
      tips: ['Words in title, text, Scripture or tags', 'Capitals make no difference'],
    },
    {
      icon: CalendarDays,
      title: 'Daily Journal',
      tips: ['Add a journal entry for today', 'Entries are tagged journal, daily and reflection'],
    },
    {
      icon: MicVocal,
      title: 'Sermon Workspace',
      tips: [
        'Write a sermon beside your notes',
        'Insert a note where the cursor stands',
        '‘Collect here’ gathers what you add elsewhere, to be ordered and put into the body',
      ],
    },
  ],
  quickStart: 'Press New Note, give it a title, and write.',
};

/** What the question mark of the notes’ pages opens. */
export const NotesHelp = (dialog: HelpDialogState) => <HelpDialog {...HELP} {...dialog} />;
