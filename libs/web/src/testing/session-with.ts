import type { Session } from '@supabase/supabase-js';

/** A session as the auth service grants it, with a token that says how it was proved. */
export function sessionWith({ aal, factors }: { aal: 'aal1' | 'aal2'; factors?: readonly object[] }): Session {
  const exp = 4_000_000_000;
  const part = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '');
  const user = {
    id: '11111111-1111-4111-8111-111111111111',
    email: 'ruth@example.org',
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: { full_name: 'Ruth Adeyemi', completed_onboarding: true },
    ...(factors && { factors }),
  };
  const token = `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ sub: user.id, aal, exp })}.c2ln`;
  return {
    access_token: token,
    refresh_token: `refresh-${aal}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: exp,
    user,
  } as unknown as Session;
}
