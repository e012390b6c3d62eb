import { oc } from '@orpc/contract';
import { ERRORS } from './errors.js';

/** What services, gateway and OpenAPI know of a route beside its shapes. */
export interface RouteMeta {
  /** Takes `Idempotency-Key`: the same key again replays the first answer in place of a second execution. */
  readonly idempotencyKey?: true;
  /** Takes `If-Match`: nothing is changed where the version is another one by now. */
  readonly ifMatch?: true;
  /** Answers with `ETag`, the version of the one resource that the body shows. */
  readonly etag?: true;
  /** Answers a part of a list, and in `Link` where it goes on. */
  readonly paged?: true;
  /** The deadline and the rate limit that the gateway applies; without it `GET` is a read and any other method a write. */
  readonly class?: 'search' | 'ai' | 'file';
  /**
   * Belongs to the assistant, which account or server can have switched off: `needed`: refused with 403 `assistant_off` then;
   * `told`: the service is told what the account has chosen, and decides.
   */
  readonly assistant?: 'needed' | 'told';
  /**
   * The answer is the same for every signed-in user, and changes with the installed texts alone: the gateway keeps it. Only
   * of what is read by `GET`.
   */
  readonly shared?: true;
  /** Changes what the account has chosen for the assistant: the gateway asks for the choices anew. */
  readonly changesChoices?: true;
  /** What the gateway adds to the answer, since another service keeps it: how many questions the account has asked. */
  readonly adds?: 'question-count';
  /** Answers whoever asks, signed in or not; what the address holds is the right to ask. Limited by network address. */
  readonly public?: true;
  /** Answers with a file of this type in place of JSON. */
  readonly media?: 'image/webp';
  /** Largest accepted body in bytes, where it is not the gateway's usual one. */
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

/** A route that reads the library: for signed-in users, and the same for all of them. */
export const sharedRoute = route.meta({ shared: true });

export const notFound = { NOT_FOUND: { status: 404, message: 'Nothing was found at this address.' } } as const;

/** A route of the assistant, which can be switched off. */
export const assistantOff = {
  assistant_off: { status: 403, message: 'Scholar is switched off. Switch it on in the settings to use this.' },
} as const;

/** A route on which the user's quota can run out. */
export const quotaExceeded = {
  quota_exceeded: { status: 413, message: 'Your account is full. Delete what you no longer need, then save again.' },
} as const;

/** A route that creates: safe to send again with its `Idempotency-Key`. */
export const creatingRoute = route.meta({ idempotencyKey: true }).errors({
  CONFLICT: { status: 409, message: 'This conflicts with a change made in the meantime.' },
  UNPROCESSABLE_CONTENT: { status: 422, message: 'This does not go together with an earlier request.' },
});

/** A route that changes or deletes one versioned resource. */
export const changingRoute = route.meta({ ifMatch: true }).errors({
  PRECONDITION_FAILED: { status: 412, message: 'This was changed in the meantime. Load it again, then save.' },
});
