// For the shell alone: it provides the session, the calls, the configuration and the remotes that every page reads by
// the hooks of `@berea/web`. No part of the library that remotes are built against.
export { ApiContext, createApi } from './api/client.js';
export { type FirstRead } from './api/first-reads.js';
export { UserQueries } from './api/user-queries.js';
export { isNetworkError, pageFault } from './transport-error.js';
export { ConfigContext, givenRuntimeConfig, loadRuntimeConfig, type RuntimeConfig } from './config/runtime-config.js';
export { type StartData, startData } from './config/start-data.js';
export { usePaused } from './data/list-pages.js';
export { ErrorBoundary } from './features/error-boundary.js';
export { type RemoteId } from './features/feature.js';
export type { RemoteDocuments } from './features/remote-documents.js';
export { type RemoteManifest, RemotesContext } from './features/remote-manifest.js';
export { RemoteError, remotesHaveMoved } from './features/remote-list.js';
export { loadFeature, REMOTE_DEADLINE_MS } from './features/remote-loader.js';
export { useFeature } from './features/use-feature.js';
export { type AuthClient, createAuthClient, createThrowAwayClient } from './session/auth-client.js';
export {
  followForeignLink,
  type ForeignLink,
  holdForeignLink,
  readForeignLink,
  refuseForeignLink,
  useForeignLink,
} from './session/foreign-link.js';
export { rememberSignIn } from './session/remember-me.js';
export { displayName, SessionContext, SessionProvider, type SessionState } from './session/session-context.js';
export { hasStoredSession, onboardedNow, splashSeen } from './storage/browser-store.js';
export { ALL_COOKIES, type CookieConsent, cookieConsent, NECESSARY_COOKIES } from './storage/cookie-consent.js';
export { useRead } from './api/use-read.js';
