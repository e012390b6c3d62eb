import { GoTrueError } from '@berea/server';
import { z } from 'zod';

/** The fields of grants that rest on a proof made elsewhere. */
export const ForeignGrant = z.object({
  provider: z.string().default(''),
  id_token: z.string().default(''),
  chain: z.string().default(''),
});

/**
 * The providers that the protocol knows by name, and the issuers of their tokens. Keycloak has one issuer for each
 * installation.
 */
const ISSUERS: ReadonlyMap<string, string> = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['azure', 'https://login.microsoftonline.com/common/v2.0'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com'],
  ['keycloak', ''],
  ['linkedin_oidc', 'https://www.linkedin.com/oauth'],
]);
const CHAINS = ['ethereum', 'solana'];

/** Why a sign-in by a foreign token or a wallet is refused; null for grants of another kind. */
export function refusalOfForeignGrant(
  grantType: string,
  { provider, id_token: token, chain }: z.output<typeof ForeignGrant>,
): GoTrueError | null {
  if (grantType === 'web3')
    return CHAINS.includes(chain)
      ? new GoTrueError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
      : new GoTrueError(400, 'web3_unsupported_chain', 'Unsupported chain');
  if (grantType !== 'id_token') return null;
  if (!token) return invalidRequest('id_token required');
  if (!provider) return invalidRequest('provider or client_id and issuer required');
  const issuer = ISSUERS.get(provider);
  if (issuer === undefined)
    return GoTrueError.invalid(`Custom OIDC provider ${JSON.stringify(provider.slice(0, 60))} not allowed`);
  return new GoTrueError(400, 'provider_disabled', `Provider (issuer ${JSON.stringify(issuer)}) is not enabled`);
}

/** The protocol reports such mistakes in OAuth's words. */
const invalidRequest = (description: string): GoTrueError =>
  new GoTrueError(400, 'validation_failed', description, { error: 'invalid request', error_description: description });
