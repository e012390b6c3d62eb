import type { PerLimit, LimitClass } from '../config/settings.js';

/** The rest of an allowance after a request was counted. */
export interface Allowance {
  readonly allowed: boolean;
  /** Requests per window. */
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

export interface RateLimits {
  readonly limits: PerLimit;
  readonly windowSeconds: number;
  /** Longest wait for a shared store in ms, where it is not the usual one. */
  readonly storeTimeout?: number;
}

/** Port: counts requests per key and class in windows that begin with a key's first request. */
export abstract class RateLimiter {
  /**
   * Counts one request, or what one has cost beyond that. Never rejects: an unavailable store must not make the product
   * unavailable.
   */
  abstract take(kind: LimitClass, key: string, points?: number): Promise<Allowance>;
  /** Whether requests are counted in the configured store; false while that is unavailable and each process counts alone. */
  abstract get isHealthy(): boolean;
  abstract onApplicationShutdown(): Promise<void>;
}
