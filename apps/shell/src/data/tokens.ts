import type { NewPersonalToken, PersonalToken } from '@berea/contracts';
import type { TokenScope } from '@berea/contracts/values';
import { newId, useApi, useRefresh } from '@berea/web';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The personal tokens of the account, newest first, fetched each time they are shown: another device may have made one. */
export function useTokens(): UseQueryResult<PersonalToken[]> {
  return useQuery({ ...useApi().tokens.list.queryOptions(), staleTime: 0, gcTime: 0 });
}

interface TokenDraft {
  readonly name: string;
  readonly scopes: TokenScope[];
  readonly days: number;
}

/** Makes a token. Its secret is answered this once: the server keeps none. */
export function useMakeToken() {
  const { tokens } = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (draft: TokenDraft): Promise<NewPersonalToken> => tokens.make.call({ token: newId(), ...draft }),
    onSuccess: () => refresh(tokens.list.key()),
  });
}

/** Revokes a token: within a second it works nowhere. */
export function useRevokeToken() {
  const { tokens } = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (token: string) => tokens.revoke.call({ token }),
    onSuccess: () => refresh(tokens.list.key()),
  });
}
