import { useSession } from '@berea/web';
import { Route, Routes } from '@berea/web/router';
import { LazyPage } from './frame/lazy-page.js';
import { SignedInRoutes } from './signed-in-routes.js';
import { LoadingScreen } from './start/loading-screen.js';

const loadSignedOut = () => import('./auth/signed-out-routes.js').then(({ SignedOutRoutes: Page }) => ({ Page }));
const loadReset = () => import('./auth/reset-password-page.js').then(({ ResetPasswordPage: Page }) => ({ Page }));

export function AppRoutes() {
  const { status } = useSession();
  if (status === 'loading') return <LoadingScreen />;
  return (
    <Routes>
      {/* Above the two states: the mail's link signs in, and the new password signs out again. */}
      <Route
        path="/reset-password"
        element={<LazyPage title="Reset password" load={loadReset} fallback={<LoadingScreen />} />}
      />
      <Route
        path="*"
        element={
          status === 'signed-in' ? (
            <SignedInRoutes />
          ) : (
            <LazyPage title="Sign in" load={loadSignedOut} fallback={<LoadingScreen />} />
          )
        }
      />
    </Routes>
  );
}
