import { HelpDialog, type HelpProps } from '@berea/ui/data';
import type { HelpDialogState } from '@berea/web';
import { FileText, MicVocal, NotebookPen, Search } from 'lucide-react';
import { t } from './texts/sermon-help.js';

const help = (): HelpProps => ({
  title: t('sermon-help.sermon-prep'),
  description: t('sermon-help.sermons-that-you-are-preparing'),
  features: [
    {
      icon: MicVocal,
      title: t('sermon-help.sermons'),
      tips: [t('sermon-help.title-scripture-and-outline'), t('sermon-help.cards-show-where-each-one-stands')],
    },
    {
      icon: FileText,
      title: t('sermon-help.from-a-verse'),
      tips: [t('sermon-help.in-bible-add-to-sermon'), t('sermon-help.scholars-sermon-tools-stand-behind')],
    },
    {
      icon: NotebookPen,
      title: t('sermon-help.workspace'),
      tips: [
        t('sermon-help.open-a-sermon'),
        t('sermon-help.check-quotations-compares'),
        t('sermon-help.preach-shows-manuscript-page-by-page'),
      ],
    },
    { icon: Search, title: t('sermon-help.searching'), tips: [t('sermon-help.words-in-title-scripture-or-outline')] },
  ],
  quickStart: t('sermon-help.press-new-sermon-and-name'),
});

/** The dialog of the question mark on the sermons’ pages. */
export const SermonHelp = (dialog: HelpDialogState) => <HelpDialog {...help()} {...dialog} />;
