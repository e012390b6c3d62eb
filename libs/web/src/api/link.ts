import { minifiedContract } from '@berea/contracts/minified';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { isAuthApiError, type Session } from '@supabase/auth-js';
import { type AuthClient, endSession } from '../session/auth-client.js';
import { awaitsSecondFactor } from '../session/session-events.js';
import { readError, TransportError } from '../transport-error.js';
import type { CallContext } from './call-context.js';
import { completeAnswer } from './complete-answer.js';
import { takeFirstRead } from './first-reads.js';

export { getEventMeta } from '@orpc/client';

/**
 * The link that sends the calls: it signs them, tries a refused one once more with a fresh token, and completes the
 * answers. A call refused for want of the second factor brings a session that says so, for which the page asks.
 */
export function createLink(auth: AuthClient): OpenAPILink<CallContext> {
  const present = async () => (await auth.getSession()).data.session;
  /** A session whose token was not refused: one that came while the call was under way, or else a fresh one. */
  const sessionBeside = async (refused: string | null): Promise<Session | null> => {
    const isAnother = (session: Session | null): boolean => !!session && bearerOf(session) !== refused;
    const before = await present();
    if (isAnother(before)) return before;
    const { data, error } = await auth.refreshSession();
    if (!error) return data.session;
    const after = await present();
    if (isAnother(after)) return after;
    if (isRefusal(error)) await endSession(auth);
    return null;
  };
  return new OpenAPILink<CallContext>(minifiedContract, {
    url: window.location.origin,
    interceptors: [
      async ({ path, input, next }) => {
        const route = path.join('.');
        try {
          return completeAnswer(route, input, await next());
        } catch (error) {
          throw readError(route, error);
        }
      },
    ],
    headers: async ({ context: { idempotencyKey, version } }): Promise<Record<string, string>> => {
      const session = await present();
      return {
        ...(session && { authorization: bearerOf(session) }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(version && { 'if-match': `"${version}"` }),
      };
    },
    fetch: async (request, init, { context: { onNext } }) => {
      const again = request.clone();
      const response = (await takeFirstRead(request)) ?? (await fetch(request, { ...init, credentials: 'include' }));
      const needsFactor = await asksForFactor(response);
      if (response.status !== 401 && !needsFactor) return tellNext(await orThrow(response), onNext);
      // The access token may have been ended early, or be from before a second factor: one fresh one, one more try.
      const session = await sessionBeside(again.headers.get('authorization'));
      if (!session) return orThrow(response);
      // The fresh session tells the page of the factor, and the page asks for it.
      if (needsFactor && awaitsSecondFactor(session)) return orThrow(response);
      again.headers.set('authorization', bearerOf(session));
      return tellNext(await orThrow(await fetch(again, { ...init, credentials: 'include' })), onNext);
    },
  });
}

const bearerOf = ({ access_token }: Session): string => `Bearer ${access_token}`;

/**
 * Whether the auth service itself said that the session is over. The client keeps one whose access token has not
 * expired yet; but no service accepts that token any more, and the user would see errors instead of login.
 */
const isRefusal = (error: unknown): boolean => isAuthApiError(error) && error.status < 500 && error.status !== 429;

/** Whether a call was refused because its session has shown one of two factors. */
const asksForFactor = async (response: Response): Promise<boolean> =>
  response.status === 403 && (await response.clone().text()).includes('"second_factor_required"');

/** The words come with the first error that has a reason; where they cannot be had, the server's own message is shown. */
const worded = async (text: string): Promise<string> =>
  text.includes('"reason"')
    ? import(/* webpackChunkName: "error-words" */ './error-words.js')
        .then((words) => words.wordError(text))
        .catch(() => text)
    : text;

async function orThrow(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new TransportError(
    response.status,
    await worded(await response.text()),
    response.statusText,
    response.headers.get('x-request-id'),
    retryAfterMs(response.headers),
  );
}

/** As the gateway writes it, in seconds. */
const retryAfterMs = (headers: Headers): number | undefined =>
  Number(headers.get('retry-after') ?? undefined) * 1_000 || undefined;

/** The cursor of the `Link` header of a list. */
function tellNext(response: Response, onNext: CallContext['onNext']): Response {
  const [, address] = /<([^<>]*)>; ?rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
  const cursor = address && new URL(address, window.location.origin).searchParams.get('cursor');
  if (cursor) onNext?.(cursor);
  return response;
}
