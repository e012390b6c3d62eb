import { HelpDialog, type HelpProps } from '@berea/ui/data';
import type { HelpDialogState } from '@berea/web';
import { CalendarDays, MicVocal, NotebookPen, Search } from 'lucide-react';
import { t } from './texts/notes-help.js';

const help = (): HelpProps => ({
  title: t('notes-help.notes'),
  description: t('notes-help.your-study-notes-your'),
  features: [
    {
      icon: NotebookPen,
      title: t('notes-help.study-notes'),
      tips: [t('notes-help.new-note-asks-for'), t('notes-help.what-you-save-from'), t('notes-help.every-card-can-be')],
    },
    {
      icon: Search,
      title: t('notes-help.searching'),
      tips: [t('notes-help.words-in-title-text'), t('notes-help.capitals-make-no-difference')],
    },
    {
      icon: CalendarDays,
      title: t('notes-help.daily-journal'),
      tips: [t('notes-help.add-journal-entry-for-today'), t('notes-help.entries-are-tagged-journal')],
    },
    {
      icon: MicVocal,
      title: t('notes-help.sermon-workspace'),
      tips: [
        t('notes-help.write-sermon-beside-your-notes'),
        t('notes-help.insert-note-where-cursor-stands'),
        t('notes-help.add-here-gathers-what'),
      ],
    },
  ],
  quickStart: t('notes-help.press-new-note-give'),
});

/** The dialog of the question mark on the notes’ pages. */
export const NotesHelp = (dialog: HelpDialogState) => <HelpDialog {...help()} {...dialog} />;
