import { BereaTheme } from '@berea/ui/core';
import { browserStore } from '@berea/web';
import {
  ApiContext,
  type AuthClient,
  ConfigContext,
  createApi,
  createAuthClient,
  holdForeignLink,
  RemotesContext,
  type RuntimeConfig,
  SessionProvider,
  UserQueries,
} from '@berea/web/host';
import { useDarkTheme } from './data/dark-theme.js';
import { BrowserRouter } from '@berea/web/router';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { AppRoutes } from './app-routes.js';
import { ForeignLinkGate } from './auth/mail-link/foreign-link-gate.js';
import { HeldSession } from './auth/sign-in-again/held-session.js';
import { SignInAgainGate } from './auth/sign-in-again/sign-in-again-gate.js';
import { CookieBannerGate } from './cookies/cookie-banner-gate.js';
import { REMOTES } from './remotes.js';
import { AppBoundary } from './start/app-boundary.js';
import { LoadingScreen, settleFirstPaint } from './start/first-paint.js';
import { Opening } from './start/opening.js';
import { StartFailed } from './start/start-failed.js';
import { useRuntimeConfig } from './start/use-runtime-config.js';
import { UpdateGate } from './update/update-gate.js';

export function App({ nonce }: { nonce: string | undefined }) {
  const { config, failed, retry } = useRuntimeConfig();
  useLayoutEffect(settleFirstPaint, []);
  if (config) return <Product config={config} nonce={nonce} />;
  return (
    <BereaTheme dark={browserStore.read('theme') === 'dark'} nonce={nonce}>
      {failed ? <StartFailed retry={retry} /> : <LoadingScreen />}
    </BereaTheme>
  );
}

function Product({ config, nonce }: { config: RuntimeConfig; nonce: string | undefined }) {
  const auth = useMemo(() => {
    // Before the client reads the address.
    holdForeignLink();
    return createAuthClient(config);
  }, [config]);
  return (
    <ConfigContext value={config}>
      <RemotesContext value={REMOTES}>
        <BrowserRouter>
          <SessionProvider auth={auth}>
            <HeldSession>
              <Opening nonce={nonce}>
                <UserQueries>
                  <Api auth={auth}>
                    <Themed nonce={nonce} />
                  </Api>
                </UserQueries>
              </Opening>
            </HeldSession>
          </SessionProvider>
        </BrowserRouter>
      </RemotesContext>
    </ConfigContext>
  );
}

function Api({ auth, children }: { auth: AuthClient; children: ReactNode }) {
  const api = useMemo(() => createApi(auth), [auth]);
  return <ApiContext value={api}>{children}</ApiContext>;
}

function Themed({ nonce }: { nonce: string | undefined }) {
  const dark = useDarkTheme();
  return (
    <BereaTheme dark={dark} nonce={nonce}>
      <AppBoundary>
        <AppRoutes />
        <CookieBannerGate />
        <UpdateGate />
        <SignInAgainGate />
        <ForeignLinkGate />
      </AppBoundary>
    </BereaTheme>
  );
}
