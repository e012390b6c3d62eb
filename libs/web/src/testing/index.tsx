import { BereaTheme, prepareToasts } from '@berea/ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiContext, createApi } from '../api/client.js';
import { createQueryClient } from '../api/user-queries.js';
import { ConfigContext, type RuntimeConfig } from '../config/runtime-config.js';
import { type RemoteManifest, RemotesContext } from '../features/remote-manifest.js';
import { MemoryRouter } from '../router.js';
import type { AuthClient } from '../session/auth-client.js';
import { SessionContext, type SessionState } from '../session/session-context.js';
import { type Answer, type Call, scriptServer } from './script-server.js';
import { TEST_CONFIG } from './test-config.js';

export { createThrowAwayClient } from '../session/auth-client.js';
export { beginFirst, firstAnswers, forgetFirst, keepSession, openFirst } from './open-first.js';
export { type Answer, type Call, lastChange, scriptServer } from './script-server.js';
export { inTurn, UNAVAILABLE } from './answers.js';
export { TEST_CONFIG } from './test-config.js';
export { clientWith } from './client-with.js';
export { type ScriptedSpeech, type ScriptedVoice, scriptSpeech } from './script-speech.js';
export { cookieConsent } from '../storage/cookie-consent.js';
export { refuseStorage } from './refuse-storage.js';
export { type ScriptedStream, streamOf, wholeStream } from './stream-of.js';
export { textStore } from '../storage/text-store.js';
export { keyedServer, type Trouble } from './keyed-server.js';
export { promisesNeverLost, save, type Text, type TextServer, type Writer } from './never-lost.contract.js';
export { sessionWith } from './session-with.js';
export { escapeDialog, findDialog, noDialog, pressOnceStill, write } from './dialogs.js';

export interface PageOptions {
  /** Address that the page is opened at. */
  readonly path?: string;
  /** Answers by 'METHOD /path'; anything else fails the test by a 404 that names it. */
  readonly routes?: Readonly<Record<string, Answer>>;
  readonly config?: Partial<RuntimeConfig>;
  readonly session?: Partial<SessionState>;
  /** Remotes that the page can ask for parts in its slots; none where it is left out. */
  readonly remotes?: readonly Pick<RemoteManifest, 'id' | 'slots'>[];
}

// Loaded by the time that somebody uses a page of the product: tests do not wait for it.
await Promise.all([prepareToasts(), import('../api/link.js')]);

const USER = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ruth@example.org',
  user_metadata: { full_name: 'Ruth Adeyemi', completed_onboarding: true },
};

const AUTH = { getSession: async () => ({ data: { session: { access_token: 'token' } } }) } as unknown as AuthClient;

/** Renders a page in everything that the shell puts around it, over a server that answers as scripted. */
export function renderPage(page: ReactNode, options: PageOptions = {}): RenderResult & { readonly calls: Call[] } {
  const calls = scriptServer(options.routes);
  const session = {
    status: 'signed-in',
    session: null,
    user: USER,
    returning: false,
    recovering: false,
    ended: false,
    auth: AUTH,
    signOut: async () => undefined,
    ...options.session,
  };
  const auth = session.auth;
  const result = render(
    <ConfigContext value={{ ...TEST_CONFIG, ...options.config }}>
      <SessionContext value={session as unknown as SessionState}>
        <QueryClientProvider client={createQueryClient()}>
          <ApiContext value={createApi(auth)}>
            <BereaTheme dark={false}>
              <RemotesContext value={options.remotes ?? []}>
                <MemoryRouter initialEntries={[options.path ?? '/']}>{page}</MemoryRouter>
              </RemotesContext>
            </BereaTheme>
          </ApiContext>
        </QueryClientProvider>
      </SessionContext>
    </ConfigContext>,
  );
  return Object.assign(result, { calls });
}
