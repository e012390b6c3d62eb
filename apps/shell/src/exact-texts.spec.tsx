import { beforeEach, describe, expect, it } from '@jest/globals';
import { cookieConsent, type RuntimeConfig } from '@berea/web/host';
import { renderPage } from '@berea/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CheckEmail } from './auth/check-email.js';
import { PasswordUpdated, ResetLinkExpired } from './auth/reset-outcomes.js';
import { ResetPasswordPage } from './auth/reset-password-page.js';
import { SignedOutRoutes } from './auth/signed-out-routes.js';
import { CookieBanner } from './cookies/cookie-banner.js';
import { DonationDialog } from './donation/donation-dialog.js';
import { LibraryPage } from './library/library-page.js';
import { CommunityPage } from './menu/community-page.js';
import { MenuPage } from './menu/menu-page.js';
import { BeginStep } from './onboarding/begin-step.js';
import { FeaturesStep } from './onboarding/features-step.js';
import { WelcomeStep } from './onboarding/welcome-step.js';
import { ChangePassword } from './profile/change-password.js';
import { ProfilePage } from './profile/profile-page.js';
import { AboutPage } from './settings/about-page.js';
import { DeleteAccountPage } from './settings/delete-account-page.js';
import { CookiesPage, PrivacyPage, TermsPage } from './settings/policy-pages.js';
import { SettingsPage } from './settings/settings-page.js';
import { SupportPage } from './settings/support-page.js';
import { LoadingScreen } from './start/first-paint.js';
import { Splash } from './start/splash.js';
import { Tour } from './tour/tour.js';
import { tourSteps } from './tour/tour-steps.js';

const CONFIGURED: Partial<RuntimeConfig> = {
  donationUrl: 'https://give.example.org/pay',
  communityUrl: 'https://chat.example.org/invite',
  supportEmail: 'help@example.org',
};

const nothing = () => undefined;
const PREFERENCES = { defaultBibleTranslation: 'kjv', darkMode: false, notifications: true, ministryRole: null };
const ROUTES = {
  'GET /api/user/profile': () => PREFERENCES,
  'GET /api/profile': () => ({ fullName: 'Ruth Adeyemi', profilePicture: null, isPremiumMember: false }),
};

/** Screen, and its texts by section of the specification: one line a text. */
const SCREENS: readonly [string, ReactNode, readonly string[]][] = [
  ['Cookie banner', <CookieBanner key="1" />, ['Accept All', 'Necessary Only', 'Customize']],
  [
    'Library',
    <LibraryPage key="2" />,
    [
      'Featured Content',
      'Theology',
      'Read More',
      'View All',
      'Browse Content',
      'Podcasts will be added here.',
      'Articles will be added here.',
      'Devotionals will be added here.',
      'Sermons will be added here.',
    ],
  ],
  [
    'Settings',
    <SettingsPage key="3" />,
    ['App Tutorial', 'Privacy Policy', 'Terms of Use', 'Cookies', 'About', 'Contact Support', 'Delete My Account'],
  ],
  [
    'Privacy',
    <PrivacyPage key="4" />,
    [
      'Back to Settings',
      'What we collect',
      'How we use it',
      'AI and your privacy',
      'Sharing',
      'Your rights',
      'Changes to this policy',
    ],
  ],
  [
    'Terms',
    <TermsPage key="5" />,
    [
      'Back to Settings',
      'You must be at least 13 years old.',
      'Usage guidelines',
      'Content ownership',
      'Disclaimers',
      'Liability',
    ],
  ],
  [
    'Cookies',
    <CookiesPage key="6" />,
    ['Back to Settings', '30 days or session', '1 year', 'Not used at present.', 'Save Preferences'],
  ],
  ['About', <AboutPage key="7" />, ['Back to Settings', 'Our mission', 'Our vision']],
  ['Support', <SupportPage key="8" />, ['Email support', 'We reply in 1-2 business days.', 'Send Email']],
  [
    'Delete account',
    <DeleteAccountPage key="9" />,
    ['Delete My Account', 'irreversible', 'within 7 days', 'Send Email', '(ruth@example.org)'],
  ],
  [
    'Menu',
    <MenuPage key="10" />,
    [
      'More',
      'Back to Berea',
      'Make a Donation',
      'Share with Others',
      'Profile',
      'Share',
      'About',
      'Community',
      'Donate',
      'Settings',
      'Sermon Prep',
    ],
  ],
  ['Community', <CommunityPage key="11" />, ['Coming Soon', 'Back to More', 'Open community chat']],
  [
    'Donation',
    <DonationDialog key="12" url="https://give.example.org" onClose={() => undefined} />,
    ['Every Sunday, we send out an opportunity to sow.', 'Give a Donation', 'Maybe Later'],
  ],
  ['Tour', <Tour key="13" />, ['Step 1 of 8', 'Previous', 'Begin Tour', 'Skip Tour']],
  ['Loading', <LoadingScreen key="14" />, ['Loading...']],
  [
    'Splash of a first visit',
    <Splash key="15" returning={false} onDone={nothing} />,
    ['Welcome to Berea', 'Initializing your biblical study companion...'],
  ],
  [
    'Splash of somebody who returns',
    <Splash key="16" returning onDone={nothing} />,
    ['Welcome Back', 'Preparing your biblical study workspace...'],
  ],
  ['Onboarding, first step', <WelcomeStep key="17" onNext={nothing} />, ['Get Started']],
  ['Onboarding, second step', <FeaturesStep key="18" onNext={nothing} onBack={nothing} />, ['Back', 'Continue']],
  [
    'Onboarding, last step',
    <BeginStep key="19" role={null} onRole={nothing} busy={false} failure={null} onFinish={nothing} onBack={nothing} />,
    ['Start Guided Tour', 'Start Exploring', 'Back'],
  ],
  ['Profile on its way', <ProfilePage key="20" />, ['Loading profile...']],
  [
    'Profile',
    <ProfilePage key="21" />,
    [
      'Account Information',
      'Full Name',
      'Email Address',
      'Password & Security',
      'Change Password',
      'Account Settings',
      'Dark Mode',
      'Notifications',
      'Sign Out',
    ],
  ],
  [
    'Change Password',
    <ChangePassword key="22" onClose={nothing} />,
    ['Current Password', 'New Password', 'Confirm New Password', 'Cancel'],
  ],
  ['Password updated', <PasswordUpdated key="23" />, ['Password Updated!']],
  ['Check your email', <CheckEmail key="24" email="ruth@example.org" />, ['Check Your Email', 'ruth@example.org']],
  [
    'Expired link',
    <ResetLinkExpired key="25" />,
    ['Invalid or expired reset link. Please request a new password reset.'],
  ],
];

const text = () => document.body.textContent ?? '';

describe('the exact texts of the product', () => {
  beforeEach(() => {
    localStorage.clear();
    cookieConsent.reset();
  });

  it.each(SCREENS)('%s says what the specification says', async (_name, page, lines) => {
    renderPage(page, { config: CONFIGURED, routes: ROUTES });
    await waitFor(() => expect(lines.filter((line) => !text().includes(line))).toEqual([]));
  });

  it.each<[string, readonly string[]]>([
    ['/login', ['Email', 'Password', 'Remember me', 'Sign In', 'Forgot password?', 'Create an account']],
    ['/signup', ['Full Name', 'Email', 'Password', 'Confirm Password', 'You must be at least 13.']],
    ['/forgot-password', ['Email', 'Send Reset Link']],
    ['/anything-else', ['Remember me', 'Sign In']],
  ])('%s has the text of the specification for a signed-out user', async (path, lines) => {
    renderPage(<SignedOutRoutes />, { path, config: CONFIGURED, session: { status: 'signed-out', user: null } });
    await waitFor(() => expect(lines.filter((line) => !text().includes(line))).toEqual([]));
  });

  it('the landing page of the reset mail asks for the new password twice', async () => {
    renderPage(<ResetPasswordPage />, { path: '/reset-password', session: { recovering: true } });
    expect(await screen.findByLabelText('New Password')).toBeVisible();
    expect(screen.getByLabelText('Confirm New Password')).toBeVisible();
  });

  it('the page Delete My Account has a mail to support begun with the subject that it asks for', () => {
    renderPage(<DeleteAccountPage />, { config: CONFIGURED });
    expect(screen.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
      'href',
      'mailto:help@example.org?subject=Delete%20My%20Account',
    );
  });

  it('the menu, community and support pages have no dead link when nothing is configured', () => {
    renderPage(
      <>
        <MenuPage />
        <CommunityPage />
        <SupportPage />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Make a Donation' })).toBeDisabled();
    expect(text()).toContain('Donations are not available on this server.');
    expect(text()).toContain('The community chat is not available on this server.');
    expect(text()).toContain('Email support is not available on this server');
    const away = screen.getAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/'));
    expect(away).toEqual([]);
  });

  it('the tour has as many steps when Scholar is switched off, and does not suggest asking it', () => {
    const without = tourSteps(true);
    expect([without.length, tourSteps(false).length]).toEqual([8, 8]);
    expect(JSON.stringify(without)).not.toMatch(/Ask Scholar|Study mode/);
  });

  it('the tour goes through its eight steps, and is completed by the last', async () => {
    renderPage(<Tour />, { path: '/settings' });
    const forward = ['Begin Tour', 'Continue', 'Continue', 'Continue', 'Continue', 'Continue', 'Continue'];
    for (const [index, name] of forward.entries()) {
      expect(screen.getByText(`Step ${index + 1} of 8`)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('Step 7 of 8')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(localStorage.getItem('scholarTutorialCompleted')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Start Studying' }));
    expect(localStorage.getItem('scholarTutorialCompleted')).toBe('true');
  });
});
