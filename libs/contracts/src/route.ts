import { oc } from '@orpc/contract';
import { ERRORS } from './errors.js';
import type { TokenScope } from './values/token-scopes.js';

/** The properties of a route that services, gateway and OpenAPI need beside its shapes. */
export interface RouteMeta {
  /** Takes `Idempotency-Key`: the same key again replays the first answer in place of a second execution. */
  readonly idempotencyKey?: true;
  /** Takes `If-Match`: nothing is changed if the version is another one now. */
  readonly ifMatch?: true;
  /** Answers with `ETag`, the version of the one resource that the body shows. */
  readonly etag?: true;
  /** Answers a part of a list, and in `Link` where it goes on. */
  readonly paged?: true;
  /** The deadline and the rate limit that the gateway applies; without it `GET` is a read and any other method a write. */
  readonly class?: 'search' | 'study' | 'ai' | 'file';
  /**
   * The route belongs to the assistant, which an account or a server can switch off. `needed`: refused with 403
   * `assistant_off` then. `told`: the service gets the account's choice, and decides.
   */
  readonly assistant?: 'needed' | 'told';
  /**
   * The answer is the same for every signed-in user and changes only with the installed texts, so the gateway caches
   * it. For `GET` routes only.
   */
  readonly shared?: true;
  /** Changes the account's choices for the assistant, so the gateway reads the choices again. */
  readonly changesChoices?: true;
  /**
   * The gateway adds this to the answer, since another service stores it: the number of questions that the account has
   * asked.
   */
  readonly adds?: 'question-count';
  /** Answers without sign-in: knowing the address is the right to ask. Limited by network address. */
  readonly public?: true;
  /** The scope that opens the route to a personal token. Without one it is closed to every token. */
  readonly scope?: TokenScope;
  /** For a token of the role `service_role` alone, which belongs to no user. */
  readonly operator?: true;
  /** Browsers take the answer as it is, and complete nothing in it: its shape is not among those that they load. */
  readonly unshaped?: true;
  /** Answers with a file of this type in place of JSON. */
  readonly media?: 'image/webp';
  /** Largest accepted body in bytes, if it differs from the gateway's default. */
  readonly bodyLimit?: number;
}

/** The body of a route whose texts may be longer than most, in bytes. */
export const LONG_TEXT_BODY = 1 << 20;

const anyRoute = oc.$meta<RouteMeta>({}).errors({
  BAD_REQUEST: { status: 400, message: 'The request is not valid.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
});

/**
 * The base of every route but the public ones: a bearer token, and the error answers that each one may give.
 * Errors that only some routes give (404, 409, 412, 422) are added where they arise.
 */
export const route = anyRoute.errors({
  UNAUTHORIZED: { status: 401, message: 'Sign in to continue.' },
  second_factor_required: ERRORS.second_factor_required,
});

/** A route for people without an account. */
export const publicRoute = anyRoute.meta({ public: true });

/** A route for the operator of the server: its token is that of a service, and no user's. */
export const operatorRoute = anyRoute
  .meta({ operator: true })
  .errors({ UNAUTHORIZED: { status: 401, message: 'Sign in to continue.' }, FORBIDDEN: ERRORS.FORBIDDEN });

/** A route that reads the library: for signed-in users, with the same answer for all of them. */
export const sharedRoute = route.meta({ shared: true, scope: 'library:read' });

export const notFound = { NOT_FOUND: { status: 404, message: 'Nothing was found at this address.' } } as const;

/** The error of a change that does not go together with another one. */
export const conflict = {
  CONFLICT: { status: 409, message: 'This conflicts with a change made in the meantime.' },
} as const;

/** The error of the assistant's routes when it is switched off. */
export const assistantOff = {
  assistant_off: { status: 403, message: 'Scholar is switched off. Switch it on in the settings to use this.' },
} as const;

/** The error of routes that can exceed the user's quota. */
export const quotaExceeded = {
  quota_exceeded: { status: 413, message: 'Your account is full. Delete what you no longer need, then save again.' },
} as const;

/** A route that creates: safe to send again with its `Idempotency-Key`. */
export const creatingRoute = route.meta({ idempotencyKey: true }).errors({
  ...conflict,
  UNPROCESSABLE_CONTENT: { status: 422, message: 'This does not go together with an earlier request.' },
});

/** A route that changes or deletes one versioned resource. */
export const changingRoute = route.meta({ ifMatch: true }).errors({
  PRECONDITION_FAILED: { status: 412, message: 'This was changed in the meantime. Load it again, then save.' },
});
