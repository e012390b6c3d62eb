import type { PerClass, RouteClass } from '../config/settings';

/** What is left of an allowance after a request was counted. */
export interface Allowance {
  readonly allowed: boolean;
  /** Requests per window. */
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

export interface RateLimits {
  readonly limits: PerClass;
  readonly windowSeconds: number;
}

/** Port: counts requests per key and class in windows that begin with a key's first request. */
export abstract class RateLimiter {
  /**
   * Counts one request, or what one has cost beyond that. Never fails: a store that is down must not take the product
   * down.
   */
  abstract take(kind: RouteClass, key: string, points?: number): Promise<Allowance>;
  /** Whether requests are counted where they are meant to be; false while a store that is down is done without. */
  abstract get isHealthy(): boolean;
  abstract onApplicationShutdown(): Promise<void>;
}
