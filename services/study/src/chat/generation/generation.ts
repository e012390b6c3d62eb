import { EventEmitter, once } from 'node:events';
import type { AnswerStep, ChatEvent, RestartReason } from '@berea/contracts';
import type { Progress } from '../../engine/study-engine.js';

/** An event with its number in the stream of its message, from 1. */
export interface Told {
  readonly id: number;
  readonly event: ChatEvent;
}

/** Why an answer ends before it is whole. */
export type EndReason = 'stopped' | 'shutdown' | 'taken';

/** One answer while it is made: the events told so far, for any listener, from the beginning or from where he left. */
export class Generation implements Progress {
  private readonly log: Told[] = [];
  private readonly news = new EventEmitter().setMaxListeners(0);
  private readonly ending = new AbortController();
  private ended = false;
  private soFar = '';

  constructor(
    readonly id: string,
    readonly userId: string,
    /** Whether its parts may be kept until it is whole; not those for somebody in distress */
    readonly keepsParts: boolean,
    /** Passes each event on to followers in other processes */
    private readonly onTold: (told: Told) => void = () => undefined,
  ) {}

  /** Aborted when the answer is to end before it is whole. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  get endReason(): EndReason | undefined {
    return this.signal.aborted ? (this.signal.reason as EndReason) : undefined;
  }

  /** The deltas since the last restart. */
  get text(): string {
    return this.soFar;
  }

  get isOver(): boolean {
    return this.ended;
  }

  end(reason: EndReason): void {
    if (!this.ended) this.ending.abort(reason);
  }

  step(step: AnswerStep): void {
    this.tell({ type: 'step', step });
  }

  delta(text: string): void {
    if (text) this.tell({ type: 'delta', text });
  }

  restart(reason: RestartReason): void {
    this.tell({ type: 'restart', reason });
  }

  /** An ended answer tells nothing more: the text read so far is the text that is kept. */
  private tell(event: ChatEvent): void {
    if (!this.signal.aborted) this.publish(event);
  }

  publish(event: ChatEvent): void {
    if (this.ended) return;
    if (event.type === 'restart') this.soFar = '';
    if (event.type === 'delta') this.soFar += event.text;
    const told = { id: this.log.length + 1, event };
    this.log.push(told);
    this.onTold(told);
    this.ended = event.type === 'done' || event.type === 'failed';
    this.news.emit('told');
  }

  /** The events after the one of that number. */
  since(id: number): readonly Told[] {
    return this.log.slice(id);
  }

  /** Tells what was told after `id`, then what comes, until the answer is over or the listener has gone. */
  async *follow(id: number, gone?: AbortSignal): AsyncGenerator<Told> {
    for (let next = id; ;) {
      for (const told of this.since(next)) {
        yield told;
        next = told.id;
      }
      if (gone?.aborted || (this.ended && next >= this.log.length)) return;
      if (next < this.log.length) continue;
      await once(this.news, 'told', gone ? { signal: gone } : {}).catch(() => undefined);
    }
  }

  /** Resolves when the answer is over. */
  async over(): Promise<void> {
    while (!this.ended) await once(this.news, 'told');
  }
}
