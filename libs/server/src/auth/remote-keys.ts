import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

const FRESH_MS = 600_000;
/** Keys that were taken back while their endpoint is away are trusted no longer than this. */
const KEPT_MS = 24 * 3_600_000;
/**
 * The shortest time between two requests for keys, however many tokens with unknown keys arrive, and while the
 * endpoint is unavailable.
 */
const ASK_AGAIN_MS = 30_000;
const DEADLINE_MS = 3_000;

interface Known {
  readonly find: JWTVerifyGetKey;
  /** Unparsed. */
  readonly text: string;
  /** When it was fetched, in ms since 1970. */
  readonly at: number;
}

export interface RemoteKeysOptions {
  readonly now?: (() => number) | undefined;
  readonly onChange?: (() => void) | undefined;
}

/**
 * The key set of an address. It is fetched again after ten minutes, in the background of the request that asks for it, and when a token
 * names a key that is not in it. While the address is down or slow, the last set goes on for 24 hours.
 */
export class RemoteKeys {
  private known: Known | undefined;
  private fetching: Promise<Known> | undefined;
  private askedAt = 0;

  private readonly now: () => number;
  private readonly onChange: () => void;

  /**
   * @param options `now`: ms since 1970, for tests that move the time; `onChange` is called when a fetched set differs
   * from the last one
   */
  constructor(
    private readonly url: string,
    { now = Date.now, onChange = () => undefined }: RemoteKeysOptions = {},
  ) {
    this.now = now;
    this.onChange = onChange;
  }

  /** @throws JWKSNoMatchingKey when the set has no such key, KeysUnavailable when there is no set to look into */
  readonly keyOf: JWTVerifyGetKey = async (header, token) => {
    const known = await this.current();
    try {
      return await known.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !this.mayAsk()) throw error;
      // The endpoint may be away just now: then the answer stays what the known set says.
      const newer = await this.fetch().catch(() => known);
      return newer.find(header, token);
    }
  };

  private async current(): Promise<Known> {
    const { known } = this;
    const age = known ? this.now() - known.at : Infinity;
    if (!known || age > KEPT_MS) return this.fetch();
    if (age > FRESH_MS && this.mayAsk()) void this.fetch().catch(() => undefined);
    return known;
  }

  private mayAsk(): boolean {
    return !this.fetching && this.now() - this.askedAt >= ASK_AGAIN_MS;
  }

  /** Those who ask at the same time share one question. */
  private fetch(): Promise<Known> {
    this.fetching ??= this.ask().finally(() => (this.fetching = undefined));
    return this.fetching;
  }

  private async ask(): Promise<Known> {
    this.askedAt = this.now();
    try {
      const response = await fetch(this.url, { redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
      if (!response.ok) throw new Error(`The key set answered with ${response.status}.`);
      const text = await response.text();
      const find = createLocalJWKSet(JSON.parse(text) as JSONWebKeySet);
      const changed = this.known !== undefined && this.known.text !== text;
      const known = { find, text, at: this.now() };
      this.known = known;
      if (changed) this.onChange();
      return known;
    } catch (cause) {
      throw new KeysUnavailable('The signing keys cannot be had.', { cause });
    }
  }
}

/** Says nothing about the token that was to be verified. */
export class KeysUnavailable extends Error {}
