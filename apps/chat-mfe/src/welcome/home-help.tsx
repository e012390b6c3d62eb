import { HelpButton, type HelpProps } from '@berea/ui/data';
import { BookOpenCheck, NotebookPen } from 'lucide-react';
import { t } from '../texts/home-help.js';

const help = (): HelpProps => ({
  title: t('home-help.home'),
  description: t('home-help.where-you-were-reading'),
  features: [
    {
      icon: BookOpenCheck,
      title: t('home-help.go-on-reading'),
      tips: [t('home-help.continue-opens-last-chapter-you'), t('home-help.recently-read-lists-those-before')],
    },
    {
      icon: NotebookPen,
      title: t('home-help.your-work'),
      tips: [
        t('home-help.reading-plan-that-you-are'),
        t('home-help.your-newest-sermon'),
        t('home-help.your-newest-note'),
      ],
    },
  ],
  quickStart: t('home-help.press-continue-or-go'),
});

/** The question mark of Home, which takes the place of Scholar if that is switched off. */
export const HomeHelp = () => <HelpButton {...help()} />;
