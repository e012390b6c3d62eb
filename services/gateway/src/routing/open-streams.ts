import type { Readable } from 'node:stream';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { ApiError } from '@berea/server';

/** A comment, which clients skip: it makes the headers go out before the first event. */
const OPENING = Buffer.from(':\n\n');
/** Asks the client to reconnect, to another instance or after the restart. */
const SHUTDOWN = Buffer.from('event: shutdown\nretry: 1000\ndata: {}\n\n');

/** The event streams open in this process. They take memory and connections of it, so each process counts its own. */
export class OpenStreams implements BeforeApplicationShutdown {
  private readonly perUser = new Map<string, number>();
  private readonly ends = new Set<() => void>();

  constructor(private readonly maxPerUser: number) {}

  /** @returns what counts the stream as closed, once @throws ApiError 429 when the user has the most that are allowed */
  acquire(user: string): () => void {
    const open = this.perUser.get(user) ?? 0;
    if (open >= this.maxPerUser) {
      throw new ApiError('too_many_streams', { values: { most: this.maxPerUser } });
    }
    this.perUser.set(user, open + 1);
    let held = true;
    return () => {
      if (held) this.release(user);
      held = false;
    };
  }

  /** The events as they arrive; when this process stops between two events, a last one that says so. */
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

  /** Before the server closes, since that waits for open connections. */
  beforeApplicationShutdown(): void {
    for (const end of this.ends) end();
  }

  private release(user: string): void {
    const open = this.perUser.get(user) ?? 0;
    if (open > 1) this.perUser.set(user, open - 1);
    else this.perUser.delete(user);
  }
}
