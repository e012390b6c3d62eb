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
import { t } from '../texts/help.js';

/** Help on each page, and where to begin. The first three tips of each feature are shown. */
export const help = (): Readonly<Record<HelpedPage, HelpProps>> => ({
  library: {
    title: t('help.library'),
    description: t('help.a-featured-reading'),
    features: [
      {
        icon: Star,
        title: t('help.featured-content'),
        tips: [t('help.one-reading-chosen-for-depth'), t('help.tagged-by-subject'), t('help.opens-in-place')],
      },
      {
        icon: LibraryBig,
        title: t('help.reference-shelf'),
        tips: [
          t('help.every-translation-commentary-and-dictionary'),
          t('help.its-author-licence-and-source'),
          t('help.translations-open-in-reader'),
          t('help.what-is-missing-is-named'),
        ],
      },
      {
        icon: CalendarDays,
        title: t('help.reading-plans'),
        tips: [
          t('help.choose-first-day-and-pace'),
          t('help.what-you-read-in-bible'),
          t('help.behind-move-dates-spread'),
        ],
      },
      {
        icon: BookHeart,
        title: t('help.bookmarks'),
        tips: [t('help.all-bookmarks-and-highlights'), t('help.open-one-in-reader')],
      },
    ],
    quickStart: t('help.go-on-with-todays-reading'),
  },
  profile: {
    title: t('help.profile'),
    description: t('help.who-you-are-here-how'),
    features: [
      {
        icon: KeyRound,
        title: t('help.password-security'),
        tips: [
          t('help.changing-password-asks-for-one'),
          t('help.two-step-verification-asks'),
          t('help.sign-out-everywhere-else-if'),
        ],
      },
      {
        icon: UserRound,
        title: t('help.account-settings'),
        tips: [
          t('help.translation-that-reader-opens-in'),
          t('help.dark-mode-at-once'),
          t('help.notifications-sunday-invitation-and-reminders'),
          t('help.your-role-shapes-examples-and-suggestions'),
        ],
      },
      {
        icon: BookOpenCheck,
        title: t('help.your-study'),
        tips: [t('help.what-you-have-read-asked'), t('help.space-that-it-takes')],
      },
    ],
    quickStart: t('help.choose-your-default-bible-translation'),
  },
  settings: {
    title: t('help.settings'),
    description: t('help.tour-our-policies-support'),
    features: [
      {
        icon: Compass,
        title: t('help.app-tutorial'),
        tips: [t('help.eight-steps-through-all-rooms'), t('help.leave-it-with-skip-tour')],
      },
      {
        icon: ShieldCheck,
        title: t('help.policies'),
        tips: [t('help.privacy-terms-and-cookies'), t('help.change-your-cookie-choice')],
      },
      {
        icon: Settings,
        title: t('help.looking-for-dark-mode'),
        tips: [t('help.it-stands-in-your-profile')],
      },
    ],
    quickStart: t('help.press-app-tutorial'),
  },
  menu: {
    title: t('help.more'),
    description: t('help.everything-that-has-no-place'),
    features: [
      {
        icon: HandCoins,
        title: t('help.support-berea'),
        tips: [t('help.donations-open-in-a-tab'), t('help.share-uses-your-devices-share')],
      },
      { icon: UserRound, title: t('help.your-account'), tips: [t('help.profile-and-settings'), t('help.sermon-prep')] },
    ],
    quickStart: t('help.press-profile-to-choose-your-translation'),
  },
  community: {
    title: t('help.community'),
    description: t('help.a-place-to-study-together'),
    features: [
      {
        icon: UsersRound,
        title: t('help.until-then'),
        tips: [t('help.community-chat-where-this-server'), t('help.it-opens-in-a-tab')],
      },
    ],
    quickStart: t('help.go-back-to-more'),
  },
});
