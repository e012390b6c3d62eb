import {
  BookOpen,
  CircleCheck,
  Compass,
  Headphones,
  Highlighter,
  History,
  House,
  Languages,
  LibraryBig,
  type LucideIcon,
  MessageCircle,
  MicVocal,
  NotebookPen,
  PartyPopper,
  Search,
  Settings,
} from 'lucide-react';
import { t } from '../texts/tour.js';

export interface TourStep {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly words: string;
  readonly points: readonly { readonly icon: LucideIcon; readonly words: string }[];
}

const allSteps = (): readonly TourStep[] => [
  {
    icon: Compass,
    title: t('tour.welcome-to-berea'),
    words: t('tour.a-short-walk-through-rooms'),
    points: [
      { icon: BookOpen, words: t('tour.read-scripture-and-look-behind') },
      { icon: MessageCircle, words: t('tour.ask-scholar-who-names-sources') },
      { icon: NotebookPen, words: t('tour.keep-what-you-find') },
    ],
  },
  {
    icon: MessageCircle,
    title: t('tour.ask-scholar'),
    words: t('tour.type-or-speak-a-question'),
    points: [
      { icon: CircleCheck, words: t('tour.a-tick-stands-only') },
      { icon: Headphones, words: t('tour.answers-can-be-read-aloud') },
      { icon: NotebookPen, words: t('tour.save-to-notes-keeps-an-answer') },
    ],
  },
  {
    icon: BookOpen,
    title: t('tour.tools-behind-every-verse'),
    words: t('tour.press-a-verse-to-open'),
    points: [
      { icon: Languages, words: t('tour.see-greek-or-hebrew-word') },
      { icon: CircleCheck, words: t('tour.follow-cross-references') },
      { icon: Highlighter, words: t('tour.highlight-in-five-colours-add') },
    ],
  },
  {
    icon: NotebookPen,
    title: t('tour.notes-and-journal'),
    words: t('tour.study-notes-with-scripture'),
    points: [
      { icon: NotebookPen, words: t('tour.everything-that-you-save-stands-here') },
      { icon: CircleCheck, words: t('tour.search-titles-texts-scripture-and-tags') },
    ],
  },
  {
    icon: MicVocal,
    title: t('tour.prepare-sermons'),
    words: t('tour.from-a-text'),
    points: [
      { icon: MicVocal, words: t('tour.sermon-prep-lists') },
      { icon: NotebookPen, words: t('tour.sermon-workspace-stands-among-your-notes') },
    ],
  },
  {
    icon: LibraryBig,
    title: t('tour.library'),
    words: t('tour.a-featured-reading-reading-plans'),
    points: [
      { icon: LibraryBig, words: t('tour.each-work-with-its-author') },
      { icon: BookOpen, words: t('tour.reading-plans-at-your-own-pace') },
    ],
  },
  {
    icon: Settings,
    title: t('tour.make-it-yours'),
    words: t('tour.translation-dark-mode-and-notifications'),
    points: [{ icon: Compass, words: t('tour.come-back-to-tour') }],
  },
  {
    icon: PartyPopper,
    title: t('tour.you-are-ready'),
    words: t('tour.every-page-has-a-help'),
    points: [{ icon: BookOpen, words: t('tour.open-text-and-search-whether') }],
  },
];

/** Without Scholar: in place of the first two steps, which name it. */
const withoutScholar = (): readonly TourStep[] => [
  {
    icon: Compass,
    title: t('tour.welcome-to-berea'),
    words: t('tour.a-short-walk-through-rooms'),
    points: [
      { icon: BookOpen, words: t('tour.read-scripture-and-look-behind') },
      { icon: Search, words: t('tour.find-a-verse-by-words') },
      { icon: NotebookPen, words: t('tour.keep-what-you-find') },
    ],
  },
  {
    icon: House,
    title: t('tour.begin-at-home'),
    words: t('tour.where-you-were-reading'),
    points: [
      { icon: History, words: t('tour.go-on-with-chapter') },
      { icon: NotebookPen, words: t('tour.your-plan-your-newest-sermon') },
    ],
  },
];

/** The eight steps of the tour, in their order (product constant). */
export const tourSteps = (scholarIsOff: boolean): readonly TourStep[] =>
  scholarIsOff ? [...withoutScholar(), ...allSteps().slice(withoutScholar().length)] : allSteps();
