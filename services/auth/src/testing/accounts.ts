import { randomBytes, randomInt } from 'node:crypto';
import type { Session, SupabaseClient, User } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import type { AuthUnderTest } from './start-auth.js';

export const PASSWORD = 'grace and peace';

export const freshEmail = (): string => `${randomBytes(5).toString('hex')}@example.org`;

export const freshPhone = (): string => `49151${String(randomInt(100_000_000)).padStart(8, '0')}`;

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly user: User;
  /** Signed in. */
  readonly client: SupabaseClient;
  readonly session: Session;
}

interface Result {
  readonly data: unknown;
  readonly error: Error | null;
}

/** The data of a client's call, which must not fail. */
export function expectData<R extends Result>({ data, error }: R): Extract<R, { error: null }>['data'] {
  if (error) throw error;
  return data;
}

export const expectSession = ({ session }: { session: Session | null }): Session => {
  if (!session) throw new Error('There is no session.');
  return session;
};

/** Signs up; the address is not confirmed yet. */
export async function signUp(auth: AuthUnderTest, email = freshEmail(), data: object = {}): Promise<string> {
  expectData(await auth.client().auth.signUp({ email, password: PASSWORD, options: { data } }));
  return email;
}

/** Signs up, confirms by the mailed code, and is signed in. */
export async function signUpAndConfirm(
  auth: AuthUnderTest,
  data: object = { full_name: 'Ruth Adeyemi' },
): Promise<Person> {
  const email = await signUp(auth, freshEmail(), data);
  const { otp } = await auth.mailTo(email);
  const client = auth.client();
  const session = expectSession(expectData(await client.auth.verifyOtp({ email, token: otp, type: 'signup' })));
  return { email, password: PASSWORD, user: session.user, client, session };
}

/** A further session of the same person, as on a second device. */
export async function signInAgain(
  auth: AuthUnderTest,
  person: Person,
): Promise<{ client: SupabaseClient; session: Session }> {
  const client = auth.client();
  const { email, password } = person;
  return { client, session: expectSession(expectData(await client.auth.signInWithPassword({ email, password }))) };
}

/** Opens the link of a mail at the service under test and returns where it leads. */
export async function openLink(
  auth: AuthUnderTest,
  link: string,
): Promise<{ target: URL; fragment: URLSearchParams; response: Response }> {
  const { search } = new URL(link);
  const response = await fetch(`${auth.url}/verify${search}`, { redirect: 'manual' });
  const target = new URL(response.headers.get('location') ?? '');
  return { target, fragment: new URLSearchParams(target.hash.slice(1)), response };
}

/** The error that a call must have ended with, as the client reads it. */
export const errorOf = ({
  error,
}: {
  error: { status?: number | undefined; code?: string | undefined; message: string } | null;
}) => ({
  status: error?.status,
  code: error?.code,
});

/** How the session was signed in to, newest first. */
export const methodsOf = ({ access_token }: Session): string[] =>
  (decodeJwt(access_token)['amr'] as { method: string }[]).map(({ method }) => method);

/** The service's answer to an access token: its status and, for an error, the code. */
export async function stateOf(auth: AuthUnderTest, { access_token }: Session): Promise<[number, string?]> {
  const { status, body } = await auth.service.as(access_token).get('/auth/v1/user');
  return status === 200 ? [status] : [status, (body as { error_code: string }).error_code];
}
