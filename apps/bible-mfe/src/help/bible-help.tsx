import { HelpButton, HelpDialog, type HelpFeature } from '@berea/ui/data';
import { BookOpen, Highlighter, Languages, Search, Volume2 } from 'lucide-react';
import { ShortcutList } from './shortcut-list.js';
import { t } from '../texts/bible-help.js';

const features = (): readonly HelpFeature[] => [
  {
    icon: BookOpen,
    title: t('bible-help.reading'),
    tips: [
      t('bible-help.choose-book-and-chapter-turn'),
      t('bible-help.another-translation-or-second-one'),
      t('bible-help.size-line-length-layout-and'),
      t('bible-help.address-names-place-keep-it'),
    ],
  },
  {
    icon: Highlighter,
    title: t('bible-help.verse-tools'),
    tips: [
      t('bible-help.point-at-verse-or-tap'),
      t('bible-help.draw-over-numbers-of-several'),
      t('bible-help.my-marks-lists-all-that'),
    ],
  },
  {
    icon: Languages,
    title: t('bible-help.study-tools'),
    tips: [
      t('bible-help.nine-ways-into-verse-from'),
      t('bible-help.every-word-source-and-reference'),
      t('bible-help.tick-stands-only-where-text'),
      t('bible-help.save-what-you-find-to'),
    ],
  },
  {
    icon: Search,
    title: t('bible-help.searching'),
    tips: [
      t('bible-help.words-phrases-or-reference-enter'),
      t('bible-help.narrow-by-book-or-testament'),
      t('bible-help.commentaries-topics-and-lexicons-are'),
      t('bible-help.search-tips-with-examples'),
    ],
  },
  {
    icon: Volume2,
    title: t('bible-help.listening'),
    tips: [
      t('bible-help.chapter-is-read-aloud-verse'),
      t('bible-help.choose-verse-first-to-begin-there'),
      t('bible-help.speed-and-voice-are-yours'),
    ],
  },
];

const help = () => ({
  title: t('bible-help.bible-study'),
  description: t('bible-help.read-scripture-mark-it-and'),
  features: features(),
  quickStart: t('bible-help.choose-book-and-chapter-then'),
  children: <ShortcutList />,
});

/** The question mark of the Bible page. */
export const BibleHelp = () => <HelpButton {...help()} />;

/** The dialog of that question mark, for phones, opened by the page's menu. */
export const BibleHelpDialog = (dialog: { open: boolean; onClose: () => void }) => (
  <HelpDialog {...help()} {...dialog} />
);
