import { BereaTheme } from '@berea/ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiContext, createApi } from '../api/client.js';
import { createQueryClient } from '../api/query-client.js';
import { ConfigContext, type RuntimeConfig } from '../config/runtime-config.js';
import { MemoryRouter } from '../router.js';
import type { AuthClient } from '../session/auth-client.js';
import { SessionContext, type SessionState } from '../session/session-context.js';

/** What a scripted route answers: a body (200), or a whole answer with its status. */
export type Answer = { readonly status: number; readonly body?: unknown } | ((body: unknown, url: URL) => unknown);

export interface PageOptions {
  /** Address that the page is opened at. */
  readonly path?: string;
  /** Answers by 'METHOD /path'; anything else fails the test by a 404 that names it. */
  readonly routes?: Readonly<Record<string, Answer>>;
  readonly config?: Partial<RuntimeConfig>;
  readonly session?: Partial<SessionState>;
}

/** A call that the page made. */
export interface Call {
  readonly route: string;
  readonly body: unknown;
  readonly url: URL;
}

const CONFIG: RuntimeConfig = {
  productName: 'Berea',
  assistant: 'library',
  supabaseUrl: null,
  supabaseAnonKey: 'key',
  donationUrl: null,
  communityUrl: null,
  supportEmail: null,
  splash: false,
};

const USER = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ruth@example.org',
  user_metadata: { full_name: 'Ruth Adeyemi', completed_onboarding: true },
};

const AUTH = { getSession: async () => ({ data: { session: { access_token: 'token' } } }) } as unknown as AuthClient;

/** Renders a page in everything that the shell puts around it, over a server that answers as scripted. */
export function renderPage(page: ReactNode, options: PageOptions = {}): RenderResult & { readonly calls: Call[] } {
  const calls: Call[] = [];
  const routes: Record<string, Answer> = { ...options.routes };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    const route = `${request.method} ${decodeURIComponent(url.pathname)}`;
    calls.push({ route, body, url });
    const answer = routes[route] ?? { status: 404, body: { code: 'NOT_FOUND', message: `not scripted: ${route}` } };
    const { status, body: content } = typeof answer === 'function' ? { status: 200, body: await answer(body, url) } : answer;
    return new Response(content === undefined || status === 204 ? null : JSON.stringify(content), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  };
  const session = { status: 'signed-in', session: null, user: USER, returning: false, recovering: false, auth: AUTH, ...options.session };
  const auth = session.auth;
  const result = render(
    <ConfigContext value={{ ...CONFIG, ...options.config }}>
      <SessionContext value={session as unknown as SessionState}>
        <QueryClientProvider client={createQueryClient()}>
          <ApiContext value={createApi(auth)}>
            <BereaTheme dark={false}>
              <MemoryRouter initialEntries={[options.path ?? '/']}>{page}</MemoryRouter>
            </BereaTheme>
          </ApiContext>
        </QueryClientProvider>
      </SessionContext>
    </ConfigContext>,
  );
  return Object.assign(result, { calls });
}
