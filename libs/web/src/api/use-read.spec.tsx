import { describe, expect, it } from '@jest/globals';
import { AuthApiError } from '@supabase/auth-js';
import { screen } from '@testing-library/react';
import type { AuthClient } from '../session/auth-client.js';
import { type Answer, renderPage } from '../testing/index.js';
import { useApi } from './client.js';
import { type ReadSettings, useRead } from './use-read.js';

const SIGNED_OUT = {
  getSession: async () => ({ data: { session: null } }),
  refreshSession: async () => ({ data: { session: null }, error: null }),
} as unknown as AuthClient;
const NOBODY = { status: 401, body: { code: 'UNAUTHORIZED', message: 'Sign in first.' } };

function Probe(settings: ReadSettings) {
  const { data, error } = useRead(useApi().profile.show.queryOptions(), settings);
  if (error) return <p role="alert">{error.message}</p>;
  return <p>{data === undefined ? 'waiting' : data === null ? 'nobody' : data.fullName}</p>;
}

const show = (answer: Answer, settings: ReadSettings = {}) =>
  renderPage(<Probe {...settings} />, {
    routes: { 'GET /api/profile': answer },
    session: { auth: SIGNED_OUT },
  });

describe('useRead', () => {
  it('answered 401, raises an error whose message is the status, a colon and the body', async () => {
    show(NOBODY);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '401: {"code":"UNAUTHORIZED","message":"Sign in first."}',
    );
  });

  it('answered 401 and told to take that for null, answers null', async () => {
    show(NOBODY, { on401: 'null' });
    expect(await screen.findByText('nobody')).toBeInTheDocument();
  });

  it('told to take a 401 for null, still raises every other error', async () => {
    show({ status: 500, body: { code: 'INTERNAL', message: 'Broken.' } }, { on401: 'null' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^500: /);
  });

  it('told to take a 401 for null, returns the data when a user is signed in', async () => {
    show(() => ({ fullName: 'Ruth', profilePicture: null, isPremiumMember: false }), { on401: 'null' });
    expect(await screen.findByText('Ruth')).toBeInTheDocument();
  });

  it('answered too late, asks once more, and shows the second failure', async () => {
    const late = () => Response.json({ code: 'GATEWAY_TIMEOUT', message: 'Too late.' }, { status: 504 });
    const first = show(late);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^504: /);
    expect(first.calls).toHaveLength(2);
    first.unmount();
    const { calls } = show(() =>
      calls.length === 1 ? late() : { fullName: 'Ruth', profilePicture: null, isPremiumMember: false },
    );
    expect(await screen.findByText('Ruth')).toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it('refused while a session came in another way, asks again with that one and refreshes none', async () => {
    let token = 'old';
    const auth = {
      getSession: async () => ({ data: { session: { access_token: token } } }),
      refreshSession: () => Promise.reject(new Error('No refresh is needed.')),
    } as unknown as AuthClient;
    const profile = () => {
      if (token === 'new') return { fullName: 'Ruth', profilePicture: null, isPremiumMember: false };
      token = 'new';
      return Response.json(NOBODY.body, { status: NOBODY.status });
    };
    const { calls } = renderPage(<Probe />, { routes: { 'GET /api/profile': profile }, session: { auth } });
    expect(await screen.findByText('Ruth')).toBeInTheDocument();
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  });

  it('refused, and the refresh refused as well, ends the session unless another came meanwhile', async () => {
    const outcome = async (comes: boolean) => {
      const held = { token: 'old', ended: false };
      const auth = {
        getSession: async () => ({ data: { session: { access_token: held.token } } }),
        refreshSession: async () => {
          if (comes) held.token = 'new';
          return { data: { session: null }, error: new AuthApiError('Ended', 400, 'refresh_token_not_found') };
        },
        signOut: async () => {
          held.ended = true;
          return { error: null };
        },
      } as unknown as AuthClient;
      const { calls, unmount } = renderPage(<Probe />, { routes: { 'GET /api/profile': NOBODY }, session: { auth } });
      await screen.findByRole('alert');
      unmount();
      return { ended: held.ended, tokens: calls.map(({ headers }) => headers.get('authorization')) };
    };
    expect(await outcome(false)).toEqual({ ended: true, tokens: ['Bearer old'] });
    expect(await outcome(true)).toEqual({ ended: false, tokens: ['Bearer old', 'Bearer new'] });
  });
});
