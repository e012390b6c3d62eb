import type { LazyPageProps } from './page/lazy-page.js';
import { t } from './texts/frame.js';

interface OwnPage extends Pick<LazyPageProps, 'load'> {
  readonly path: string;
  readonly title: () => string;
}

const policies = () => import('./settings/policy-pages.js');

/** The shell's own pages inside the frame, each loaded when it is opened. */
export const OWN_PAGES: readonly OwnPage[] = [
  {
    path: '/profile',
    title: () => t('frame.profile'),
    load: () => import('./profile/profile-page.js').then(({ ProfilePage: Page }) => ({ Page })),
  },
  {
    path: '/settings',
    title: () => t('frame.settings'),
    load: () => import('./settings/settings-page.js').then(({ SettingsPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/account',
    title: () => t('frame.account'),
    load: () => import('./settings/account/account-page.js').then(({ AccountPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/data',
    title: () => t('frame.your-data'),
    load: () => import('./settings/data/data-page.js').then(({ DataPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/tokens',
    title: () => t('frame.personal-tokens'),
    load: () => import('./settings/tokens/tokens-page.js').then(({ TokensPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/privacy',
    title: () => t('frame.privacy-policy'),
    load: () => policies().then(({ PrivacyPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/terms',
    title: () => t('frame.terms-of-use'),
    load: () => policies().then(({ TermsPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/cookies',
    title: () => t('frame.cookies'),
    load: () => policies().then(({ CookiesPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/about',
    title: () => t('frame.about'),
    load: () => import('./settings/about-page.js').then(({ AboutPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/support',
    title: () => t('frame.contact-support'),
    load: () => import('./settings/support-page.js').then(({ SupportPage: Page }) => ({ Page })),
  },
  {
    path: '/settings/delete-account',
    title: () => t('frame.delete-my-account'),
    load: () => import('./settings/delete-account-page.js').then(({ DeleteAccountPage: Page }) => ({ Page })),
  },
  {
    path: '/admin',
    // For whoever is no operator nothing is here: neither may the name of the page say otherwise.
    title: () => t('frame.page-not-found'),
    load: () => import('./admin/admin-page.js').then(({ AdminPage: Page }) => ({ Page })),
  },
  {
    path: '/menu',
    title: () => t('frame.more'),
    load: () => import('./menu/menu-page.js').then(({ MenuPage: Page }) => ({ Page })),
  },
  {
    path: '/community',
    title: () => t('frame.community'),
    load: () => import('./menu/community-page.js').then(({ CommunityPage: Page }) => ({ Page })),
  },
  {
    path: '/library',
    title: () => t('frame.library'),
    load: () => import('./library/library-page.js').then(({ LibraryPage: Page }) => ({ Page })),
  },
  {
    path: '/library/works/:id',
    title: () => t('frame.reference-work'),
    load: () => import('./library/work/work-page.js').then(({ WorkPage: Page }) => ({ Page })),
  },
  {
    path: '/library/dictionaries/:id',
    title: () => t('frame.reference-work'),
    load: () => import('./library/work/work-page.js').then(({ WorkPage: Page }) => ({ Page })),
  },
  {
    path: '/library/dictionaries/:id/:entry',
    title: () => t('frame.reference-work'),
    load: () => import('./library/dictionaries/entry-page.js').then(({ EntryPage: Page }) => ({ Page })),
  },
  {
    path: '/library/berea/answers/:id',
    title: () => t('frame.berea-notes'),
    load: () => import('./library/berea-notes/answer-page.js').then(({ AnswerPage: Page }) => ({ Page })),
  },
  {
    path: '/library/berea/passages/:id',
    title: () => t('frame.berea-notes'),
    load: () => import('./library/berea-notes/section-page.js').then(({ SectionPage: Page }) => ({ Page })),
  },
  {
    path: '/library/berea/books/:book',
    title: () => t('frame.berea-notes'),
    load: () => import('./library/berea-notes/introduction-page.js').then(({ IntroductionPage: Page }) => ({ Page })),
  },
  {
    path: '/library/berea/articles/:id',
    title: () => t('frame.berea-notes'),
    load: () => import('./library/berea-notes/article-page.js').then(({ ArticlePage: Page }) => ({ Page })),
  },
];
