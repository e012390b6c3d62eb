import { HelpButton, type HelpProps } from '@berea/ui/data';
import { BookOpenCheck, NotebookPen } from 'lucide-react';

const HELP: HelpProps = {
  title: 'Home',
  description: 'Where you were reading, and what you are at work on. Scholar is switched off here.',
  features: [
    {
      icon: BookOpenCheck,
      title: 'Go on reading',
      tips: ['Continue opens the last chapter you read', 'Recently read lists those before it'],
    },
    {
      icon: NotebookPen,
      title: 'Your work',
      tips: ['The reading plan that you are in', 'Your newest sermon', 'Your newest note'],
    },
  ],
  quickStart: 'Press Continue, or Go to… for any passage.',
};

/** The question mark of Home, which stands in the place of Scholar where that is switched off. */
export const HomeHelp = () => <HelpButton {...HELP} />;
