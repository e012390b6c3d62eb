import { AccessTokens } from '../keys/access-tokens.js';
import { type AuthUnderTest, createTestClient } from './start-auth.js';

export const serviceToken = async (auth: AuthUnderTest): Promise<string> =>
  (await auth.service.app.get(AccessTokens).issueForService(600)).token;

/** The admin calls of the unmodified client, with a token of this instance. */
export async function operatorOf(auth: AuthUnderTest) {
  const key = await serviceToken(auth);
  return createTestClient(auth.service.url, {}, key).auth.admin;
}
