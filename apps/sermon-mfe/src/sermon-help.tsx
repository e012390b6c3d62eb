import { HelpDialog, type HelpProps } from '@berea/ui/data';
import type { HelpDialogState } from '@berea/web';
import { FileText, MicVocal, NotebookPen, Search } from 'lucide-react';

const HELP: HelpProps = {
  title: 'Sermon Prep',
  description: 'The sermons that you are preparing and have prepared.',
  features: [
    {
      icon: MicVocal,
      title: 'Sermons',
      tips: ['Title, Scripture and outline, and notes if you like', 'Cards show where each one stands'],
    },
    {
      icon: FileText,
      title: 'From a verse',
      tips: [
        'In the Bible, ‘Add to sermon’ begins one with the verse',
        'Scholar’s sermon tools stand behind every verse',
      ],
    },
    {
      icon: NotebookPen,
      title: 'Workspace',
      tips: [
        'Open a sermon there to write its body beside your notes',
        'Check quotations compares what you quote with the text',
        'Preach shows the manuscript page by page',
      ],
    },
    { icon: Search, title: 'Searching', tips: ['Words in title, Scripture or outline'] },
  ],
  quickStart: 'Press New Sermon and name the text that you preach on.',
};

/** What the question mark of the sermons’ pages opens. */
export const SermonHelp = (dialog: HelpDialogState) => <HelpDialog {...HELP} {...dialog} />;
