import { TransportError } from '@berea/web';
import type { AnswerStep, ChatEvent, ChatMessage } from '@berea/contracts';

/** An answer while it grows. */
export interface LiveAnswer {
  readonly message: ChatMessage;
  readonly text: string;
  /** Scholar's present step; undefined at the very beginning. */
  readonly step?: AnswerStep;
}

/** How an answer comes about, from its beginning: it ends with `done` or `failed`, or throws where nothing can be heard. */
export type ChatEvents = AsyncGenerator<ChatEvent>;

export interface LiveAnswersOptions {
  /** Listens to the answer to a message that was asked before. */
  readonly follow: (id: string) => ChatEvents;
  /** A message that is new or has changed: asked, answered, stopped, broken off. */
  readonly onMessage: (message: ChatMessage) => void;
}

/** Listeners are told of growing text at most that often. */
const TELL_EVERY_MS = 60;

/**
 * The growing answers of this browser and of others: fed by the stream of the question, or by following it. They live
 * beside the page, so that leaving the page loses nothing; ending a stream here never ends the answer.
 */
export class LiveAnswers {
  readonly #answers = new Map<string, LiveAnswer>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LiveAnswersOptions) {}

  get = (id: string | undefined): LiveAnswer | undefined => (id === undefined ? undefined : this.#answers.get(id));

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Listens to a question. @returns the message as soon as the server has it; what goes wrong before is thrown */
  async adopt(events: ChatEvents): Promise<ChatMessage> {
    const first = await events.next();
    const event = first.done ? undefined : first.value;
    if (event?.type === 'failed') throw new TransportError(502, JSON.stringify(event), event.message);
    if (event?.type !== 'accepted') throw new TransportError(502, '', 'The answer did not begin.');
    this.#take(event, event.message.id);
    void this.#run(event.message.id, events);
    return event.message;
  }

  /** Follows an answer that somebody else asked for, or that was being made when the page was loaded. */
  follow(message: ChatMessage): void {
    if (this.#answers.has(message.id)) return;
    this.#answers.set(message.id, { message, text: '' });
    this.#tell();
    void this.#run(message.id, this.options.follow(message.id));
  }

  async #run(id: string, events: ChatEvents): Promise<void> {
    try {
      for await (const event of events) if (!this.#take(event, id)) return;
    } catch {
      // It is gone, or cannot be reached for long: what came is shown, and may be whole at the server.
    }
    this.#end(id, 'broken_off');
  }

  /** @returns whether more may follow */
  #take(event: ChatEvent, id: string): boolean {
    switch (event.type) {
      case 'accepted':
        this.#answers.set(id, { message: event.message, text: this.#answers.get(id)?.text ?? '' });
        this.options.onMessage(event.message);
        this.#tell();
        return true;
      case 'step':
        this.#change(id, { step: event.step });
        return true;
      case 'delta':
        this.#change(id, { text: (this.#answers.get(id)?.text ?? '') + event.text });
        return true;
      case 'restart':
        this.#change(id, { text: '' });
        return true;
      case 'done':
        this.#answers.delete(id);
        this.options.onMessage(event.message);
        this.#tell();
        return false;
      case 'failed':
        this.#end(id, event.code === 'broken_off' ? 'broken_off' : 'failed');
        return false;
      default:
        // A newer server tells more than this page knows.
        return true;
    }
  }

  #change(id: string, change: Partial<LiveAnswer>): void {
    const answer = this.#answers.get(id);
    if (!answer) return;
    this.#answers.set(id, { ...answer, ...change });
    this.#timer ??= setTimeout(() => this.#tell(), TELL_EVERY_MS);
  }

  #end(id: string, state: 'broken_off' | 'failed'): void {
    const answer = this.#answers.get(id);
    if (!answer) return;
    this.#answers.delete(id);
    const response = state === 'broken_off' && answer.text ? answer.text : null;
    this.options.onMessage({ ...answer.message, state, response });
    this.#tell();
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const listener of this.#listeners) listener();
  }
}
