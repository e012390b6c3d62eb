/** So long a refresh waits that was refused for now, where the server does not say how long. */
const WAIT_MS = 15_000;

/**
 * The `fetch` of the auth client, with two answers changed so that a session outlives them:
 * - The server tells by its own clock when a session expires. The client compares that with the clock of the device, which
 *   may be hours off, so it is counted from the moment of the answer.
 * - The client ends a session whose refresh meets 429. It tries again after 503, so it is given that, and the server is
 *   not asked again before it wants to be.
 */
export function authFetch(send: typeof fetch = (...request) => fetch(...request)): typeof fetch {
  let refreshAgainAt = 0;
  return async (input, init) => {
    const isRefresh = isRefreshOf(input);
    if (isRefresh && Date.now() < refreshAgainAt) return later();
    const response = await send(input, init);
    if (isRefresh && response.status === 429) {
      const seconds = Number(response.headers.get('retry-after'));
      refreshAgainAt = Date.now() + (seconds > 0 ? seconds * 1_000 : WAIT_MS);
      return later();
    }
    return response.ok ? byOwnClock(response) : response;
  };
}

const isRefreshOf = (input: RequestInfo | URL): boolean => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.href);
  return pathname.endsWith('/token') && searchParams.get('grant_type') === 'refresh_token';
};

const later = (): Response =>
  Response.json(
    { code: 503, error_code: 'over_request_rate_limit', msg: 'Too many requests: try later.' },
    { status: 503 },
  );

async function byOwnClock(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('expires_at' in body) || !('expires_in' in body)) return response;
  if (typeof body.expires_in !== 'number') return response;
  const expires_at = Math.floor(Date.now() / 1_000) + body.expires_in;
  const { status, statusText, headers } = response;
  return Response.json({ ...body, expires_at }, { status, statusText, headers: withoutLength(headers) });
}

/** The body is another one now. */
function withoutLength(headers: Headers): Headers {
  const others = new Headers(headers);
  for (const name of ['content-length', 'content-encoding']) others.delete(name);
  return others;
}
