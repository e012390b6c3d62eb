import { useSession } from '@berea/web';
import { Route, Routes } from '@berea/web/router';
import { loadSignedIn, loadSignedOut } from './begin-first-page.js';
import { KEEP_ACCOUNT_PATH, MAIL_LINK_PATH, SHARED_PATH } from './auth/wanted-path.js';
import { LazyPage } from './page/lazy-page.js';
import { LoadingScreen } from './start/first-paint.js';
import { t } from './texts/start.js';

const loadReset = () => import('./auth/reset-password-page.js').then(({ ResetPasswordPage: Page }) => ({ Page }));
const loadMailLink = () => import('./auth/mail-link/mail-link-page.js').then(({ MailLinkPage: Page }) => ({ Page }));
const loadKeepAccount = () =>
  import('./auth/keep-account/keep-account-page.js').then(({ KeepAccountPage: Page }) => ({ Page }));
const loadShared = () => import('./shared/shared-page.js').then(({ SharedPage: Page }) => ({ Page }));
const loadSecondFactor = () =>
  import('./auth/second-factor/second-factor-page.js').then(({ SecondFactorPage: Page }) => ({ Page }));

export function AppRoutes() {
  const { status } = useSession();
  if (status === 'loading') return <LoadingScreen />;
  return (
    <Routes>
      {/* Above all states: a mail's link may be meant for somebody else than who is here. */}
      <Route
        path={MAIL_LINK_PATH}
        element={<LazyPage title={t('start.link-from-a-mail')} load={loadMailLink} fallback={<LoadingScreen />} />}
      />
      {/* Above all states, too: the account of a mail may be that of somebody else. */}
      <Route
        path={KEEP_ACCOUNT_PATH}
        element={<LazyPage title={t('start.keep-account')} load={loadKeepAccount} fallback={<LoadingScreen />} />}
      />
      {/* For everybody who has the link, whoever they are. */}
      <Route
        path={`${SHARED_PATH}/:token`}
        element={<LazyPage title={t('start.shared-with-you')} load={loadShared} fallback={<LoadingScreen />} />}
      />
      <Route path="*" element={<Screens />} />
    </Routes>
  );
}

function Screens() {
  const { status } = useSession();
  // Before any address, that of the reset mail among them: nothing leads around the second proof.
  if (status === 'second-factor') {
    return <LazyPage title={t('start.two-step-verification')} load={loadSecondFactor} fallback={<LoadingScreen />} />;
  }
  return (
    <Routes>
      {/* Above the two states: the mail's link signs in, and the new password signs out again. */}
      <Route
        path="/reset-password"
        element={<LazyPage title={t('start.reset-password')} load={loadReset} fallback={<LoadingScreen />} />}
      />
      <Route
        path="*"
        element={
          status === 'signed-in' ? (
            <LazyPage title="Berea" load={loadSignedIn} fallback={<LoadingScreen />} />
          ) : (
            <LazyPage title={t('start.sign-in')} load={loadSignedOut} fallback={<LoadingScreen />} />
          )
        }
      />
    </Routes>
  );
}
