import type { HelpProps } from '@berea/ui/data';
import {
  BookHeart,
  BookOpenCheck,
  CalendarDays,
  Compass,
  HandCoins,
  KeyRound,
  LibraryBig,
  Settings,
  ShieldCheck,
  Star,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { HelpedPage } from './pages-with-help.js';

/** What each page can do, and where to begin. Of each feature the first three tips are shown. */
export const HELP: Readonly<Record<HelpedPage, HelpProps>> = {
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
