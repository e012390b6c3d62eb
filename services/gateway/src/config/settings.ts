/** The services behind the gateway. */
export const UPSTREAMS = ['content', 'study', 'auth'] as const;
export type UpstreamName = (typeof UPSTREAMS)[number];

/** Class of a route: decides its deadline and the rate limit that it counts for. */
export const ROUTE_CLASSES = ['read', 'write', 'search', 'study', 'ai', 'file', 'auth'] as const;
export type RouteClass = (typeof ROUTE_CLASSES)[number];
export type PerClass = Readonly<Record<RouteClass, number>>;

/** What a request counts for: all calls with personal tokens of an account together, so that its pages keep theirs. */
export const LIMIT_CLASSES = [...ROUTE_CLASSES, 'token'] as const;
export type LimitClass = (typeof LIMIT_CLASSES)[number];
export type PerLimit = Readonly<Record<LimitClass, number>>;

export interface Settings {
  /** Milliseconds that an upstream has for its whole answer. */
  readonly deadlines: PerClass;
  /** Requests per window: of one user on `/api`, of one address on `/auth/v1`; `token` of one user's personal tokens. */
  readonly limits: PerLimit;
  readonly limitWindowSeconds: number;
  /** Milliseconds that a Redis has to count a request; after that the gateway counts it alone. */
  readonly limitStoreTimeout: number;
  /** Largest accepted body in bytes, where the route says nothing else. */
  readonly bodyLimit: number;
  /** Milliseconds until a connection to a service must be open. */
  readonly connectTimeout: number;
  /** Bulkheads of each service. Each admitted call has a connection of its own, so that none waits unseen for one. */
  readonly calls: BulkheadSettings;
  readonly streams: StreamSettings;
  /** The settings of each service's breakers. */
  readonly breaker: BreakerSettings;
  /** How much is kept of answers that are the same for everybody. */
  readonly sharedBytes: number;
  /** Milliseconds that a client may leave a piece of a large answer or of a stream unread. */
  readonly readerTimeout: number;
}

/** The limits for the calls to one service. */
export interface BulkheadSettings {
  /** How many may be active at once. */
  readonly maxActive: number;
  /** How many more may be queued. */
  readonly maxQueued: number;
  /** How long each of those may be queued, in milliseconds. */
  readonly maxWaitMs: number;
}

export interface BreakerSettings {
  /** Share of failed calls from which on the breaker opens: 0.5 for every second one. */
  readonly failureRate: number;
  /** With fewer calls in the window, nothing is concluded. */
  readonly leastCalls: number;
  readonly windowMs: number;
  /** How long an open breaker rejects every call before it lets one through as a trial. */
  readonly openMs: number;
}

/** Event streams; times in milliseconds. */
export interface StreamSettings {
  /** From each service. */
  readonly maxActive: number;
  readonly maxPerUser: number;
  /** Until a stream begins. */
  readonly beginTimeout: number;
  /** Between two pieces; services send a comment every 15 s. */
  readonly silenceTimeout: number;
}

/**
 * Milliseconds of a service's processor that one point of an allowance pays for, where requests differ widely: what most
 * readers ask costs one. A whole allowance of searches is 6 s of the processor in a minute, as is one of study tools; one of
 * checks and questions is 5 s, one of personal tokens 6 s.
 */
export const POINT_MS: Readonly<Partial<PerLimit>> = { search: 50, study: 50, ai: 250, token: 50 };

export const SETTINGS: Settings = {
  deadlines: { read: 3_000, write: 5_000, search: 3_000, study: 60_000, ai: 60_000, file: 40_000, auth: 10_000 },
  limits: { read: 300, write: 60, search: 120, study: 120, ai: 20, file: 60, auth: 60, token: 120 },
  limitWindowSeconds: 60,
  limitStoreTimeout: 150,
  bodyLimit: 256 << 10,
  connectTimeout: 1_000,
  calls: { maxActive: 32, maxQueued: 64, maxWaitMs: 100 },
  streams: { maxActive: 10_000, maxPerUser: 4, beginTimeout: 20_000, silenceTimeout: 45_000 },
  breaker: { failureRate: 0.5, leastCalls: 10, windowMs: 10_000, openMs: 5_000 },
  sharedBytes: 32 << 20,
  readerTimeout: 30_000,
};
