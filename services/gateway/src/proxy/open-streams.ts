import type { Readable } from 'node:stream';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { ApiError } from '@berea/server';

/** A comment, which clients skip: it brings the headers on their way before the first event is there. */
const OPENING = Buffer.from(':\n\n');
/** Asks the client to come back, to another instance or to the next start. */
const SHUTDOWN = Buffer.from('event: shutdown\nretry: 1000\ndata: {}\n\n');

/** The event streams that run through this process. What is counted is what they hold here, so each process counts its own. */
export class OpenStreams implements BeforeApplicationShutdown {
  private readonly perUser = new Map<string, number>();
  private readonly ends = new Set<() => void>();

  constructor(private readonly maxPerUser: number) {}

  /** @returns what counts the stream as closed; once @throws ApiError 429 when the user has as many as one may have */
  acquire(user: string): () => void {
    const open = this.perUser.get(user) ?? 0;
    if (open >= this.maxPerUser) {
      throw new ApiError('TOO_MANY_REQUESTS', `At most ${this.maxPerUser} answers can be streamed to you at once.`);
    }
    this.perUser.set(user, open + 1);
    let here = true;
    return () => {
      if (here) this.release(user);
      here = false;
    };
  }

  /** The events as they come, and a last one that says so when this process stops between two events. */
  async *follow(events: Readable): AsyncGenerator<Buffer> {
    let stopped = false;
    let complete = true;
    const end = () => {
      stopped = true;
      events.destroy();
    };
    this.ends.add(end);
    try {
      yield OPENING;
      for await (const chunk of events as AsyncIterable<Buffer>) {
        complete = chunk.subarray(-2).toString('latin1') === '\n\n';
        yield chunk;
      }
    } catch (error) {
      if (!stopped) throw error;
    } finally {
      this.ends.delete(end);
      events.destroy();
    }
    if (stopped && complete) yield SHUTDOWN;
  }

  /** Before the server closes, which waits for its connections. */
  beforeApplicationShutdown(): void {
    for (const end of this.ends) end();
  }

  private release(user: string): void {
    const open = this.perUser.get(user) ?? 0;
    if (open > 1) this.perUser.set(user, open - 1);
    else this.perUser.delete(user);
  }
}
