import type { Contract } from '@berea/contracts';
import { minifiedContract } from '@berea/contracts/minified';
import { type ClientContext, createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import { isAuthApiError } from '@supabase/supabase-js';
import { type Context, createContext, useContext } from 'react';
import { type AuthClient, endSession } from '../session/auth-client.js';
import { TransportError } from '../transport-error.js';

/** What a single call says beside its input. */
export interface CallContext extends ClientContext {
  /** Makes it safe to create again under the same key: the server does it once. */
  readonly idempotencyKey?: string;
  /** The version that is to be changed; where it is another one by now, the call ends with 412. */
  readonly version?: number;
  /** Is told where the list that is answered goes on; not called at its end. */
  readonly onNext?: (cursor: string) => void;
}

export type ApiClient = ContractRouterClient<Contract, CallContext>;
export type Api = RouterUtils<ApiClient>;

/** The typed calls of the product as TanStack Query options: `api.notes.list.queryOptions()`. */
export function createApi(auth: AuthClient): Api {
  const token = async () => (await auth.getSession()).data.session?.access_token;
  const link = new OpenAPILink<CallContext>(minifiedContract, {
    url: window.location.origin,
    headers: async ({ context: { idempotencyKey, version } }): Promise<Record<string, string>> => {
      const bearer = await token();
      return {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      };
    },
    fetch: async (request, init, { context: { onNext } }) => {
      const again = request.clone();
      const response = await fetch(request, { ...init, credentials: 'include' });
      if (response.status !== 401) return tellNext(await orThrow(response), onNext);
      // The access token may have been ended early: one fresh one, one more try.
      const { data, error } = await auth.refreshSession();
      if (isRefusal(error)) await endSession(auth);
      if (error || !data.session) return orThrow(response);
      again.headers.set('authorization', `Bearer ${data.session.access_token}`);
      return tellNext(await orThrow(await fetch(again, { ...init, credentials: 'include' })), onNext);
    },
  });
  return createTanstackQueryUtils(createORPCClient<ApiClient>(link));
}

/**
 * Whether the auth service itself said that the session is over. The client keeps one whose access token has not
 * expired yet; but nobody accepts that token any more, and the user would see errors instead of login.
 */
const isRefusal = (error: unknown): boolean => isAuthApiError(error) && error.status < 500 && error.status !== 429;

async function orThrow(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new TransportError(
    response.status,
    await response.text(),
    response.statusText,
    response.headers.get('x-request-id'),
  );
}

/** The cursor of the `Link` header of a list. */
function tellNext(response: Response, onNext: CallContext['onNext']): Response {
  const [, address] = /<([^>]*)>;\s*rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
  const cursor = address && new URL(address, window.location.origin).searchParams.get('cursor');
  if (cursor) onNext?.(cursor);
  return response;
}

// The type is named here, since an inferred one writes out every route wherever types are read.
export const ApiContext: Context<Api | null> = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiContext above it.');
  return api;
}
