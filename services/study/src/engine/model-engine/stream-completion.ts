import OpenAI, { APIConnectionError, APIError, RateLimitError } from 'openai';
import type { ChatCompletionChunk, ChatCompletionMessageParam } from 'openai/resources/chat/completions';

/** How a language model can fail to answer. */
export type ModelFault =
  | 'unreachable'
  | 'slow'
  | 'stalled'
  | 'busy'
  | 'refused'
  | 'garbled'
  | 'cut'
  | 'endless'
  | 'empty';

/** That a language model gave no whole answer. Its message holds nothing of what was asked or answered. */
export class ModelFailure extends Error {
  constructor(readonly fault: ModelFault) {
    super(`the language model failed: ${fault}`);
  }
}

/** Settings of one model on one server; times in milliseconds. */
export interface ModelSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  /** Until the first words are there */
  readonly firstWordsMs: number;
  /** Between two pieces */
  readonly idleMs: number;
  /** For a whole answer */
  readonly wholeMs: number;
  /** Longest answer, in tokens as it is asked for, and in characters as it is taken */
  readonly maxTokens: number;
  readonly maxCharacters: number;
}

/** Longest answer that a call in one piece waits for: the gateway waits a minute for the whole. */
const IN_ONE_PIECE_MS = 45_000;

/** The same for a caller who hears nothing before the end. */
export const inOnePiece = (settings: ModelSettings): ModelSettings => ({
  ...settings,
  wholeMs: Math.min(settings.wholeMs, IN_ONE_PIECE_MS),
});

/**
 * The client tries nothing again by itself, since the deadline is ours, and writes no log: it would print what it cannot
 * read, and that may be what somebody wrote.
 */
export const openClient = ({ apiKey, baseUrl }: Pick<ModelSettings, 'apiKey' | 'baseUrl'>): OpenAI =>
  new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: 'off', organization: null, project: null });

/**
 * The text of one answer, piece by piece, from any server that speaks Chat Completions. Only what all of them know is
 * asked for. A stream that ends without saying that it is whole has been cut.
 * @throws ModelFailure in whatever way the server fails; the reason of `signal` where that was aborted
 */
export async function* streamCompletion(
  client: OpenAI,
  messages: readonly ChatCompletionMessageParam[],
  settings: ModelSettings,
  signal?: AbortSignal,
): AsyncGenerator<string, void, void> {
  const ending = new AbortController();
  const leave = () => ending.abort();
  signal?.addEventListener('abort', leave, { once: true });
  const until = performance.now() + settings.wholeMs;
  let length = 0;
  let isWhole = false;
  try {
    signal?.throwIfAborted();
    const chunks = await within(settings.firstWordsMs, 'slow', () => open(client, messages, settings, ending.signal));
    const iterator = chunks[Symbol.asyncIterator]();
    for (;;) {
      const [wait, fault] = length ? [settings.idleMs, 'stalled' as const] : [settings.firstWordsMs, 'slow' as const];
      const next = await within(Math.min(wait, until - performance.now()), fault, () => iterator.next());
      if (next.done) break;
      const [choice] = next.value.choices ?? [];
      isWhole ||= isEnd(choice?.finish_reason);
      const text = choice?.delta?.content;
      if (!text) continue;
      length += text.length;
      if (length > settings.maxCharacters) throw new ModelFailure('endless');
      yield text;
    }
    // The client ends quietly also where the connection was ended by us.
    signal?.throwIfAborted();
    if (!isWhole) throw new ModelFailure(length ? 'cut' : 'empty');
    if (!length) throw new ModelFailure('empty');
  } catch (error) {
    signal?.throwIfAborted();
    throw failureOf(error);
  } finally {
    signal?.removeEventListener('abort', leave);
    ending.abort();
  }
}

async function open(
  client: OpenAI,
  messages: readonly ChatCompletionMessageParam[],
  { model, maxTokens }: ModelSettings,
  signal: AbortSignal,
): Promise<AsyncIterable<ChatCompletionChunk>> {
  const { data, response } = await client.chat.completions
    .create({ model, messages: [...messages], stream: true, max_tokens: maxTokens, temperature: 0.2 }, { signal })
    .withResponse();
  // A page of a proxy comes with status 200, too, and would read as an empty answer.
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) throw new ModelFailure('garbled');
  return data;
}

/** @throws ModelFailure for an end that is none */
function isEnd(reason: string | null | undefined): boolean {
  if (reason === 'content_filter') throw new ModelFailure('refused');
  return Boolean(reason);
}

async function within<T>(ms: number, fault: 'slow' | 'stalled', work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ModelFailure(fault)), Math.max(0, ms));
  });
  const done = work();
  // If the time is up first, its outcome no longer matters.
  done.catch(() => undefined);
  try {
    return await Promise.race([timeout, done]);
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof RateLimitError) return new ModelFailure('busy');
  if (error instanceof APIConnectionError) return new ModelFailure('unreachable');
  if (error instanceof APIError) return new ModelFailure((error.status ?? 500) < 500 ? 'refused' : 'unreachable');
  if (error instanceof SyntaxError) return new ModelFailure('garbled');
  return new ModelFailure('cut');
}
