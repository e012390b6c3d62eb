import type { LazyPageProps } from './page/lazy-page.js';

interface OwnPage extends Pick<LazyPageProps, 'title' | 'load'> {
  readonly path: string;
}

const policies = () => import('./settings/policy-pages.js');

/** The shell's own pages inside the frame, each loaded when it is opened. */
export const OWN_PAGES: readonly OwnPage[] = [
  {
    path: '/profile',
    title: 'Profile',
    load: () => import('./profile/profile-page.js').then(({ ProfilePage: Page }) => ({ Page })),
  },
  {
    path: '/settings',
    title: 'Settings',
    load: () => import('./settings/settings-page.js').then(({ SettingsPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/privacy',
    title: 'Privacy Policy',
    load: () => policies().then(({ PrivacyPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/terms',
    title: 'Terms of Use',
    load: () => policies().then(({ TermsPage: Page }) => ({ Page })),
  },
  { path: '/settings/cookies', title: 'Cookies', load: () => policies().then(({ CookiesPage: Page }) => ({ Page })) },
  {
    path: '/settings/about',
    title: 'About',
    load: () => import('./settings/about-page.js').then(({ AboutPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/support',
    title: 'Contact Support',
    load: () => import('./settings/support-page.js').then(({ SupportPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/delete-account',
    title: 'Delete My Account',
    load: () => import('./settings/delete-account-page.js').then(({ DeleteAccountPage: Page }) => ({ Page })),
  },
  {
    path: '/menu',
    title: 'More',
    load: () => import('./menu/menu-page.js').then(({ MenuPage: Page }) => ({ Page })),
  },
  {
    path: '/community',
    title: 'Community',
    load: () => import('./menu/community-page.js').then(({ CommunityPage: Page }) => ({ Page })),
  },
  {
    path: '/library',
    title: 'Library',
    load: () => import('./library/library-page.js').then(({ LibraryPage: Page }) => ({ Page })),
  },
  {
    path: '/library/works/:id',
    title: 'Reference work',
    load: () => import('./library/work/work-page.js').then(({ WorkPage: Page }) => ({ Page })),
  },
];
