/** How a route is treated: its deadline and the allowance that it draws on. */
export const ROUTE_CLASSES = ['read', 'write', 'search', 'ai', 'auth'] as const;
export type RouteClass = (typeof ROUTE_CLASSES)[number];
export type PerClass = Readonly<Record<RouteClass, number>>;

export interface Settings {
  /** Milliseconds that an upstream has for its whole answer. */
  readonly deadlines: PerClass;
  /** Requests per window: of one user on `/api`, of one address on `/auth/v1`. */
  readonly limits: PerClass;
  readonly limitWindowSeconds: number;
  /** Largest accepted body in bytes. */
  readonly bodyLimit: number;
}

export const SETTINGS: Settings = {
  deadlines: { read: 3_000, write: 5_000, search: 3_000, ai: 60_000, auth: 10_000 },
  limits: { read: 300, write: 120, search: 120, ai: 20, auth: 60 },
  limitWindowSeconds: 60,
  bodyLimit: 1 << 20,
};
