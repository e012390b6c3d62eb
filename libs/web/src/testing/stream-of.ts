import type { ChatEvent, ChatMessage } from '@berea/contracts';

/** An event stream that the test tells event by event. */
export interface ScriptedStream {
  /** Answer of a scripted route. */
  readonly response: Response;
  tell(...events: ChatEvent[]): void;
  /** Ends it, as a server does that is done, or one that goes away. */
  end(): void;
  /** Breaks it, as a network does. */
  break(): void;
}

/** The answer to a question, told when the test says so; each event has the number that follows the last one's. */
export function streamOf(...first: ChatEvent[]): ScriptedStream {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let id = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  const encoder = new TextEncoder();
  const stream: ScriptedStream = {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    tell: (...events) => {
      for (const event of events) {
        id += 1;
        controller.enqueue(encoder.encode(`event: message\nid: ${id}\ndata: ${JSON.stringify(event)}\n\n`));
      }
    },
    end: () => controller.close(),
    break: () => controller.error(new TypeError('network error')),
  };
  stream.tell(...first);
  return stream;
}

/** The stream of an answer that is whole at once. */
export function wholeStream(message: ChatMessage): Response {
  const stream = streamOf(
    { type: 'accepted', message: { ...message, response: null, state: 'answering' } },
    ...(message.response ? [{ type: 'delta', text: message.response } as const] : []),
    { type: 'done', message },
  );
  stream.end();
  return stream.response;
}
