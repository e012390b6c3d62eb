import { HelpButton, type HelpProps } from '@berea/ui/data';
import { BookOpenCheck, NotebookPen } from 'lucide-react';
import { t } from '../texts/chat-help.js';

const help = (): HelpProps => ({
  title: t('chat-help.home'),
  description: t('chat-help.where-you-were-reading'),
  features: [
    {
      icon: BookOpenCheck,
      title: t('chat-help.go-on-reading'),
      tips: [t('chat-help.continue-opens-last-chapter-you'), t('chat-help.recently-read-lists-those-before')],
    },
    {
      icon: NotebookPen,
      title: t('chat-help.your-work'),
      tips: [
        t('chat-help.reading-plan-that-you-are'),
        t('chat-help.your-newest-sermon'),
        t('chat-help.your-newest-note'),
      ],
    },
  ],
  quickStart: t('chat-help.press-continue-or-go'),
});

/** The question mark of Home, which stands in the place of Scholar where that is switched off. */
export const HomeHelp = () => <HelpButton {...help()} />;
