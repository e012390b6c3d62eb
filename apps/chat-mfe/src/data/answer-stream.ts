import { type Api, eventIdOf, useApi, isUnknownRoute, NetworkError, TransportError, isPassing } from '@berea/web';
import type { ChatEvent, ChatMessage, ChatQuestion } from '@berea/contracts';
import { useMemo } from 'react';

/** How long to wait before each try to hear on; the last is repeated no more. Milliseconds. */
const WAITS = [250, 500, 1_000, 2_000, 4_000, 8_000];

/** Source of a stream: a new question, or a message that was asked before. */
export type AnswerSource =
  | { readonly question: ChatQuestion; readonly idempotencyKey: string }
  | { readonly message: string };

export interface AnswerStreams {
  /**
   * Tells how an answer comes about, from its beginning. A connection that breaks is opened again, and goes on where it
   * was; leaving it (`signal`, or `return` of the iterator) does not end the answer. The last event is `done` or
   * `failed`; an iterator that ends without them was told to by its signal.
   * @throws TransportError where the question was refused; the last error where the server cannot be reached for long
   * @example
   * for await (const event of streams.listen({ question, idempotencyKey }, signal)) show(event);
   */
  listen(source: AnswerSource, signal?: AbortSignal): AsyncGenerator<ChatEvent>;
  /** Ends an answer; what came is kept, and answered. */
  stop(message: string): Promise<ChatMessage>;
}

/** Answers as they are made. */
export function useAnswerStreams(): AnswerStreams {
  const api = useApi();
  return useMemo(
    () => ({
      listen: (source, signal) => listen(api.chat, source, signal),
      stop: (message) => api.chat.stop.call({ id: message }),
    }),
    [api],
  );
}

/** The `listen` of `useAnswerStreams`, for callers that have the calls already. */
export async function* listen(
  chat: Api['chat'],
  source: AnswerSource,
  signal?: AbortSignal,
): AsyncGenerator<ChatEvent> {
  let message = 'message' in source ? source.message : undefined;
  let heard = 0;
  for (let tries = 0; !signal?.aborted;) {
    const before = heard;
    try {
      const events = await open(chat, source, message, heard, signal);
      for await (const event of events) {
        const id = Number((await eventIdOf(event)) ?? heard + 1);
        if (id <= heard) continue;
        heard = id;
        if (event.type === 'accepted') message = event.message.id;
        yield event;
        if (event.type === 'done' || event.type === 'failed') return;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (isFinal(error, message) || tries >= WAITS.length) throw error;
    }
    if (heard > before) tries = 0;
    if (tries >= WAITS.length) throw new NetworkError('The answer was broken off.');
    await pause(WAITS[tries] ?? 0, signal);
    tries += 1;
  }
}

/** A question is asked again under its key until the server has taken it; from then on its answer is followed. */
function open(
  chat: Api['chat'],
  source: AnswerSource,
  message: string | undefined,
  heard: number,
  signal: AbortSignal | undefined,
): Promise<AsyncIterable<ChatEvent>> {
  const leave = signal && { signal };
  if (message) return chat.follow.call({ id: message }, { ...leave, ...(heard && { lastEventId: String(heard) }) });
  if (!('question' in source)) throw new TypeError('There is nothing to listen to.');
  const { question, idempotencyKey } = source;
  const options = { context: { idempotencyKey }, ...leave };
  return chat.askStreaming.call(question, options).catch(async (error: unknown) => {
    if (!isUnknownRoute(error)) throw error;
    // A server that tells nothing of an answer before it is whole.
    return tellWhole(await chat.ask.call(question, options));
  });
}

async function* tellWhole(message: ChatMessage): AsyncGenerator<ChatEvent> {
  yield { type: 'accepted', message };
  yield { type: 'done', message };
}

/** A refused question stays refused; a server that is away comes back. A question that was not taken fails at once. */
const isFinal = (error: unknown, message: string | undefined): boolean =>
  !message || (error instanceof TransportError && !isPassing(error));

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
