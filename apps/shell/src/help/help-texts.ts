import type { HelpProps } from '@berea/ui/data';
import {
  BookHeart,
  BookOpenCheck,
  CalendarDays,
  Compass,
  FileText,
  HandCoins,
  KeyRound,
  LibraryBig,
  MicVocal,
  NotebookPen,
  Search,
  Settings,
  ShieldCheck,
  Star,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { HelpedPage } from './pages-with-help.js';

/** What each page can do, and where to begin. Of each feature the first three tips are shown. */
export const HELP: Readonly<Record<HelpedPage, HelpProps>> = {
  home: {
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
  },
  library: {
    title: 'Library',
    description: 'A featured reading, what is installed here to read and to look up, and reading plans.',
    features: [
      {
        icon: Star,
        title: 'Featured Content',
        tips: ['One reading, chosen for depth', 'Tagged by subject', 'Opens in place'],
      },
      {
        icon: LibraryBig,
        title: 'Reference shelf',
        tips: [
          'Every translation, commentary and dictionary of this server',
          'Its author, licence and source',
          'Translations open in the reader',
          'What is missing is named, with the reason',
        ],
      },
      {
        icon: CalendarDays,
        title: 'Reading plans',
        tips: [
          'Choose the first day and the pace',
          'What you read in the Bible ticks itself off',
          'Behind? Move the dates, spread what is left, or skip it',
        ],
      },
      { icon: BookHeart, title: 'Bookmarks', tips: ['All bookmarks and highlights', 'Open one in the reader'] },
    ],
    quickStart: 'Press Read More to open the featured article.',
  },
  notes: {
    title: 'Notes',
    description: 'Your study notes, your daily journal and the sermon workspace.',
    features: [
      {
        icon: NotebookPen,
        title: 'Study Notes',
        tips: [
          'New Note asks for a title and a text; Scripture and tags are up to you',
          'What you save from Scholar or a verse stands here too',
          'Every card can be edited and deleted',
        ],
      },
      {
        icon: Search,
        title: 'Searching',
        tips: ['Words in title, text, Scripture or tags', 'Capitals make no difference'],
      },
      {
        icon: CalendarDays,
        title: 'Daily Journal',
        tips: ['Add a journal entry for today', 'Entries are tagged journal, daily and reflection'],
      },
      {
        icon: MicVocal,
        title: 'Sermon Workspace',
        tips: [
          'Write a sermon beside your notes',
          'Insert a note where the cursor stands',
          '‘Collect here’ gathers what you add elsewhere, to be ordered and put into the body',
        ],
      },
    ],
    quickStart: 'Press New Note, give it a title, and write.',
  },
  'sermon-prep': {
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
      { icon: Search, title: 'Searching', tips: ['Words in title, Scripture or outline'] },
    ],
    quickStart: 'Press New Sermon and name the text that you preach on.',
  },
  profile: {
    title: 'Profile',
    description: 'Who you are here, how you sign in, and how Berea behaves for you.',
    features: [
      {
        icon: KeyRound,
        title: 'Password & Security',
        tips: [
          'Changing the password asks for the one you have',
          'Two-step verification asks for a code of an app as well',
          'Sign out everywhere else if you have lost a device',
        ],
      },
      {
        icon: UserRound,
        title: 'Account Settings',
        tips: [
          'The translation that the reader opens in',
          'Dark mode, at once and on all your devices',
          'Notifications: the Sunday invitation and reminders in Berea',
          'Your role shapes examples and suggestions',
        ],
      },
      {
        icon: BookOpenCheck,
        title: 'Your study',
        tips: ['What you have read, asked and kept', 'The space that it takes'],
      },
    ],
    quickStart: 'Choose your default Bible translation.',
  },
  settings: {
    title: 'Settings',
    description: 'The tour, our policies, support, and the end of an account.',
    features: [
      {
        icon: Compass,
        title: 'App Tutorial',
        tips: ['Eight steps through all rooms', 'Leave it with Skip Tour at any time'],
      },
      {
        icon: ShieldCheck,
        title: 'Policies',
        tips: ['Privacy, terms and cookies in plain words', 'Change your cookie choice on the Cookies page'],
      },
      {
        icon: Settings,
        title: 'Looking for dark mode?',
        tips: ['It stands in your profile, with translation and notifications'],
      },
    ],
    quickStart: 'Press App Tutorial for a walk of two minutes.',
  },
  menu: {
    title: 'More',
    description: 'Everything that has no place in the bar below.',
    features: [
      {
        icon: HandCoins,
        title: 'Support Berea',
        tips: ['Donations open in a tab of their own', 'Share uses your device’s share sheet, or copies the address'],
      },
      { icon: UserRound, title: 'Your account', tips: ['Profile and settings', 'Sermon Prep'] },
    ],
    quickStart: 'Press Profile to choose your translation.',
  },
  community: {
    title: 'Community',
    description: 'A place to study together, on its way.',
    features: [
      {
        icon: UsersRound,
        title: 'Until then',
        tips: ['The community chat, where this server has one', 'It opens in a tab of its own'],
      },
    ],
    quickStart: 'Go back to More for everything else.',
  },
};
