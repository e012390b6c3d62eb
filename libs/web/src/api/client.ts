import type { Contract } from '@berea/contracts';
import { createORPCClient, DynamicLink } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import { createContext, type Context, useContext } from 'react';
import type { AuthClient } from '../session/auth-client.js';
import { NetworkError } from '../transport-error.js';
import type { CallContext } from './call-context.js';

export type ApiClient = ContractRouterClient<Contract, CallContext>;
export type Api = RouterUtils<ApiClient>;

/**
 * The typed calls of the product as TanStack Query options: `api.notes.list.queryOptions()`. The link that sends them
 * is loaded with the first call: a visitor who is not signed in makes none.
 */
export function createApi(auth: AuthClient): Api {
  let link: ReturnType<typeof loadLink> | undefined;
  const linkOf = async () => {
    link ??= loadLink(auth);
    try {
      return await link;
    } catch (error) {
      link = undefined;
      // To who calls, it is a server that could not be reached, as it is to `fetch`.
      throw new NetworkError('What sends calls could not be loaded.', { cause: error });
    }
  };
  return createTanstackQueryUtils(createORPCClient<ApiClient>(new DynamicLink<CallContext>(linkOf)));
}

const loadLink = (auth: AuthClient) =>
  import(/* webpackChunkName: "calls" */ './link.js').then(({ createLink }) => createLink(auth));

// The type is named here, since an inferred one writes out every route wherever types are read.
export const ApiContext: Context<Api | null> = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiContext above it.');
  return api;
}
