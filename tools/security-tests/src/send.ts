import type { Dispatcher } from 'undici';

/** A request as it goes over the wire: nothing is encoded or normalised any more. */
export interface Sent {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** With its content type in `headers` where that is not JSON. */
  readonly body?: string | Buffer | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export async function send(through: Dispatcher, { method, target, token, headers, body }: Sent): Promise<Answer> {
  const answer = await through.request({
    method: method as Dispatcher.HttpMethod,
    path: target,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body ?? null,
  });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}

/** The body of an answer as JSON. @throws SyntaxError */
export const json = (answer: Answer): unknown => JSON.parse(answer.text);
