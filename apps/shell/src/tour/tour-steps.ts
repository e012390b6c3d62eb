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

export interface TourStep {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly words: string;
  readonly points: readonly { readonly icon: LucideIcon; readonly words: string }[];
  /** The page that is shown behind the step; its link is lit. */
  readonly to?: string;
}

const STEPS: readonly TourStep[] = [
  {
    icon: Compass,
    title: 'Welcome to Berea',
    words: 'A short walk through the rooms, about two minutes. You can leave it at any time.',
    points: [
      { icon: BookOpen, words: 'Read Scripture, and look behind every verse' },
      { icon: MessageCircle, words: 'Ask Scholar, who names the sources' },
      { icon: NotebookPen, words: 'Keep what you find, and prepare sermons' },
    ],
  },
  {
    icon: MessageCircle,
    title: 'Ask Scholar',
    words: 'Type or speak a question. Study mode digs, devotional mode encourages.',
    points: [
      { icon: CircleCheck, words: 'A tick stands only where the text was checked' },
      { icon: Headphones, words: 'Answers can be read aloud' },
      { icon: NotebookPen, words: '‘Save to Notes’ keeps an answer' },
    ],
    to: '/',
  },
  {
    icon: BookOpen,
    title: 'Tools behind every verse',
    words: 'Press a verse to open its Study Tools.',
    points: [
      { icon: Languages, words: 'See the Greek or Hebrew, word by word' },
      { icon: CircleCheck, words: 'Follow cross-references' },
      { icon: Highlighter, words: 'Highlight in five colours, add notes and bookmarks' },
    ],
    to: '/bible',
  },
  {
    icon: NotebookPen,
    title: 'Notes and journal',
    words: 'Study notes with Scripture and tags, and a page for each day.',
    points: [
      { icon: NotebookPen, words: 'Everything that you save stands here' },
      { icon: CircleCheck, words: 'Search titles, texts, Scripture and tags' },
    ],
    to: '/notes',
  },
  {
    icon: MicVocal,
    title: 'Prepare sermons',
    words: 'From a text to an outline to a manuscript.',
    points: [
      { icon: MicVocal, words: 'Sermon Prep lists what you are working on' },
      { icon: NotebookPen, words: 'The Sermon Workspace stands among your notes' },
    ],
    to: '/sermon-prep',
  },
  {
    icon: LibraryBig,
    title: 'The library',
    words: 'A featured reading, reading plans, and every text that is installed.',
    points: [
      { icon: LibraryBig, words: 'Each work with its author and its licence' },
      { icon: BookOpen, words: 'Reading plans at your own pace' },
    ],
    to: '/library',
  },
  {
    icon: Settings,
    title: 'Make it yours',
    words: 'Translation, dark mode and notifications stand in your profile; policies and this tour in Settings.',
    points: [{ icon: Compass, words: 'Come back to the tour from Settings whenever you like' }],
    to: '/settings',
  },
  {
    icon: PartyPopper,
    title: 'You are ready',
    words: 'Every page has a help button, the circled question mark.',
    points: [{ icon: BookOpen, words: 'Open the text, and search whether those things are so' }],
  },
];

/** In the place of steps that lead to Scholar, where it is switched off. */
const WITHOUT_SCHOLAR: Readonly<Record<string, TourStep>> = {
  'Welcome to Berea': {
    icon: Compass,
    title: 'Welcome to Berea',
    words: 'A short walk through the rooms, about two minutes. You can leave it at any time.',
    points: [
      { icon: BookOpen, words: 'Read Scripture, and look behind every verse' },
      { icon: Search, words: 'Find a verse by the words you remember' },
      { icon: NotebookPen, words: 'Keep what you find, and prepare sermons' },
    ],
  },
  'Ask Scholar': {
    icon: House,
    title: 'Begin at home',
    words: 'Where you were reading, and what you are at work on. Scholar is switched off here.',
    points: [
      { icon: History, words: 'Go on with the chapter that you read last' },
      { icon: NotebookPen, words: 'Your plan, your newest sermon and your newest note' },
    ],
    to: '/',
  },
};

/** The eight steps of the tour, in their order (product constant). */
export const tourSteps = (scholarIsOff: boolean): readonly TourStep[] =>
  scholarIsOff ? STEPS.map((step) => WITHOUT_SCHOLAR[step.title] ?? step) : STEPS;
