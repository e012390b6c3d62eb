import { connectRedis, type Logger, type RedisConnection } from '@berea/server';
import { AnswerFeed, type LiveAnswer } from './answer-feed.js';
import type { Told } from './generation.js';

const channelOf = (messageId: string): string => `berea:answers:${messageId}`;

/** Tells by Redis. Nothing stays there: who is not listening reads the database. */
export class RedisFeed extends AnswerFeed {
  private readonly sending: RedisConnection;
  /** A connection that listens can do nothing else. */
  private readonly listening: RedisConnection;
  private readonly followed = new Map<string, Set<Following>>();

  constructor(url: string, log: Logger) {
    super();
    this.sending = connectRedis(url, log, 'answers told to other instances');
    this.listening = connectRedis(url, log, 'answers heard from other instances');
    this.listening.client.on('message', (channel: string, text: string) => {
      const told = JSON.parse(text) as Told;
      for (const following of this.followed.get(channel) ?? []) following.take(told);
    });
  }

  publish(messageId: string, told: Told): void {
    this.sending
      .run((client) => client.publish(channelOf(messageId), JSON.stringify(told)))
      // The database has it in a moment.
      .catch(() => undefined);
  }

  follow(messageId: string): LiveAnswer {
    const channel = channelOf(messageId);
    const others = this.followed.get(channel);
    const following = new Following(() => this.leave(channel, following));
    if (others) others.add(following);
    else {
      this.followed.set(channel, new Set([following]));
      this.listening.client.subscribe(channel).catch(() => undefined);
    }
    return following;
  }

  onApplicationShutdown(): void {
    this.sending.close();
    this.listening.close();
  }

  private leave(channel: string, following: Following): void {
    const all = this.followed.get(channel);
    all?.delete(following);
    if (all?.size !== 0) return;
    this.followed.delete(channel);
    this.listening.client.unsubscribe(channel).catch(() => undefined);
  }
}

/** One who follows, and what has come that was not asked for yet. */
class Following implements LiveAnswer {
  private readonly come = new Map<number, Told>();
  private wake: (() => void) | undefined;

  constructor(readonly close: () => void) {}

  take(told: Told): void {
    this.come.set(told.id, told);
    this.wake?.();
  }

  async event(id: number, waitMs: number): Promise<Told | undefined> {
    for (const known of this.come.keys()) if (known < id) this.come.delete(known);
    const until = performance.now() + waitMs;
    while (!this.come.has(id) && performance.now() < until) await this.news(until - performance.now());
    return this.come.get(id);
  }

  private news(waitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, waitMs));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
