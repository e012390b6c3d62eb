import { HelpButton, HelpDialog, type HelpFeature } from '@berea/ui/data';
import { BookOpen, Highlighter, Languages, Search, Volume2 } from 'lucide-react';
import { ShortcutList } from './shortcut-list.js';

const FEATURES: readonly HelpFeature[] = [
  {
    icon: BookOpen,
    title: 'Reading',
    tips: [
      'Choose a book and a chapter, turn with the arrows, or go to any verse by the grid',
      'Another translation, or a second one beside it',
      'Size, line length, layout and theme under Aa',
      'The address names the place: keep it or send it',
    ],
  },
  {
    icon: Highlighter,
    title: 'Verse tools',
    tips: [
      'Point at a verse, or tap it, to highlight, note, bookmark or ask',
      'Draw over the numbers of several verses to mark, copy or share them together',
      'My marks lists all that you highlighted, bookmarked and noted',
    ],
  },
  {
    icon: Languages,
    title: 'Study Tools',
    tips: [
      'Nine ways into a verse, from Greek to a devotional',
      'Every word, source and reference opens here',
      'A tick stands only where the text was checked',
      'Save what you find to your notes, or add the verse to a sermon',
    ],
  },
  {
    icon: Search,
    title: 'Searching',
    tips: [
      'Words, "phrases", or a reference: Enter opens it',
      'Narrow by book or testament, or search all translations',
      'Commentaries, topics and lexicons are searched as well',
      'Search tips below the results',
    ],
  },
  {
    icon: Volume2,
    title: 'Listening',
    tips: [
      'The chapter is read aloud verse by verse',
      'Choose a verse first to begin there',
      'Speed and voice are yours to choose',
    ],
  },
];

const HELP = {
  title: 'Bible Study',
  description: 'Read Scripture, mark it, and search it and the works about it.',
  features: FEATURES,
  quickStart: 'Choose a book and a chapter, then press a verse to open its Study Tools.',
  children: <ShortcutList />,
};

/** The question mark of the Bible page. */
export const BibleHelp = () => <HelpButton {...HELP} />;

/** What it opens, for phones, where the page's menu does. */
export const BibleHelpDialog = (dialog: { open: boolean; onClose: () => void }) => <HelpDialog {...HELP} {...dialog} />;
