import { browserStore, useSession } from '@berea/web';
import { type SessionState } from '@berea/web/host';
import { Navigate, Route, Routes, useLocation } from '@berea/web/router';
import { isAuthPath, useWantedPath } from './auth/wanted-path.js';
import { useLinkErrorToast } from './auth/use-link-error.js';
import { SundayInvitation } from './donation/sunday-invitation.js';
import { Frame } from './frame/frame.js';
import { LazyPage } from './page/lazy-page.js';
import { RemoteArea } from './remote-area/remote-area.js';
import { isHome, REMOTES } from './remotes.js';
import { OWN_PAGES } from './own-pages.js';
import { IdleTimeGate, PlanReminderGate } from './after-the-page.js';
import { PaletteGate } from './palette/palette-gate.js';
import { LoadingScreen } from './start/first-paint.js';
import { TourGate } from './tour/tour-gate.js';
import { t } from './texts/frame.js';

const loadNotFound = () => import('./frame/not-found-page.js').then(({ NotFoundPage: Page }) => ({ Page }));
const loadWelcome = () => import('./onboarding/welcome-page.js').then(({ WelcomePage: Page }) => ({ Page }));

const HOME = REMOTES.find(isHome);
const AREAS = REMOTES.filter((remote) => !isHome(remote));

export function SignedInRoutes() {
  const { user, returning, recovering } = useSession();
  const { pathname } = useLocation();
  const wanted = useWantedPath();
  useLinkErrorToast();

  // The link of a reset mail signs in for one purpose, wherever it led.
  if (recovering) return <Navigate to="/reset-password" replace />;
  if (isAuthPath(pathname)) return <Navigate to={wanted} replace />;
  if (needsOnboarding(user, returning, browserStore.read('onboarding')) && pathname !== '/welcome')
    return <Navigate to="/welcome" replace />;
  return (
    <Routes>
      <Route
        path="/welcome"
        element={<LazyPage title={t('frame.welcome')} load={loadWelcome} fallback={<LoadingScreen />} />}
      />
      <Route
        element={
          <>
            <Frame />
            <TourGate />
            <SundayInvitation />
            <PlanReminderGate />
            <PaletteGate />
            <IdleTimeGate />
          </>
        }
      >
        {AREAS.map((remote) => (
          <Route key={remote.id} path={`${remote.path}/*`} element={<RemoteArea key={remote.id} remote={remote} />} />
        ))}
        {OWN_PAGES.map(({ path, title, load }) => (
          // Several pages have one title: by its path, the next one takes the place of the one before.
          <Route key={path} path={path} element={<LazyPage key={path} title={title()} load={load} />} />
        ))}
        {/* A splat, since the pages of a remote are routes of their own; below home there is nothing else. */}
        <Route
          path="*"
          element={
            HOME && pathname === '/' ? (
              <RemoteArea key={HOME.id} remote={HOME} />
            ) : (
              <LazyPage title={t('frame.page-not-found')} load={loadNotFound} />
            )
          }
        />
      </Route>
    </Routes>
  );
}

/**
 * Whether a signed-in user has yet to see the onboarding: not when remembered here from an earlier visit, unless it was
 * begun here and never finished.
 * @param begun the user of whom this browser knows that
 */
export const needsOnboarding = (user: SessionState['user'], returning: boolean, begun: string | null): boolean =>
  user?.user_metadata['completed_onboarding'] !== true && (!returning || (user !== null && begun === user.id));
