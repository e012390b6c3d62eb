import { compress, type Encoding, metrics } from '@berea/server';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { WrittenPart } from './list-newest.js';

const MOST_BYTES = 24 << 20;
/** Shorter ones are read as fast as it is found out that they have not changed. */
const WORTHWHILE = 64 << 10;

const lists = new Counter({
  name: 'kept_lists_total',
  help: 'Long lists that were sent as they had gone out before, or were made.',
  labelNames: ['result'],
  registers: [metrics],
});

/** A part of a list in one encoding, ready to be sent. */
export interface PackedPart {
  readonly body: string | Buffer;
  readonly encoding: Encoding | undefined;
  readonly next: string | undefined;
  /** Characters that Postgres has written. */
  readonly length: number;
}

interface Kept extends PackedPart {
  readonly revision: string;
}

/** The source of a part of a list. */
export interface Source {
  /** The present state of the list. */
  revision(): Promise<string | undefined>;
  make(): Promise<WrittenPart>;
}

/**
 * Keeps long lists as they were sent, so that an unchanged one is neither read nor compressed again. For a full page
 * of an account at its quota, reading and compressing take some fifty times as long as sending. Any process may have
 * changed a list, so Postgres is asked for its state each time.
 */
export class KeptLists {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });

  /** @param key names the owner, the part of the list and the encoding */
  async get(key: string, encoding: Encoding | undefined, source: Source): Promise<PackedPart> {
    const kept = this.kept.get(key);
    if (kept && kept.revision === (await source.revision())) {
      lists.inc({ result: 'kept' });
      return kept;
    }
    const { json, next, revision } = await source.make();
    if (json.length < WORTHWHILE) return { body: json, encoding: undefined, next, length: json.length };
    lists.inc({ result: 'made' });
    const bytes = Buffer.from(json);
    const packed = { body: encoding ? await compress(bytes, encoding) : bytes, encoding, next, length: json.length };
    if (revision !== undefined) this.kept.set(key, { ...packed, revision });
    return packed;
  }
}
