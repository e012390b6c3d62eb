import { contentContract, type RouteMeta, studyContract } from '@berea/contracts';
import {
  type AnyContractProcedure,
  type AnyContractRouter,
  getEventIteratorSchemaDetails,
  isContractProcedure,
} from '@orpc/contract';
import type { RouteClass, UpstreamName } from '../config/settings.js';

export interface ApiRoute {
  readonly method: string;
  /** As the contract writes it: `/api/notes/{id}`. */
  readonly path: string;
  readonly upstream: UpstreamName;
  readonly class: RouteClass;
  /** Answers with an event stream. */
  readonly stream?: boolean;
  /** Executes a request that is repeated with the same `Idempotency-Key` once. */
  readonly keyed?: boolean;
  /** Answers everybody alike, so that its answers are kept. */
  readonly shared?: boolean;
  /** Belongs to the assistant: see `RouteMeta`. */
  readonly assistant?: 'needed' | 'told';
  /** Changes what the account has chosen for the assistant: see `RouteMeta`. */
  readonly changesChoices?: true;
  /** What another service keeps of the answer: see `RouteMeta`. */
  readonly adds?: 'question-count';
  /** Answers whoever asks, without a token. */
  readonly public?: true;
  /** Answers with a file of this type in place of JSON. */
  readonly media?: string;
  /** Largest accepted body in bytes, where it is not the usual one. */
  readonly bodyLimit?: number;
}

/** Every route of the product's contract, with the service that answers it. */
export function readApiRoutes(): ApiRoute[] {
  return [...routesOf(contentContract, 'content'), ...routesOf(studyContract, 'study')];
}

/** The routes of one contract, all answered by `upstream`. */
export function routesOf(router: AnyContractRouter, upstream: UpstreamName): ApiRoute[] {
  return proceduresOf(router).map((procedure) => {
    const { route, meta, outputSchema } = procedure['~orpc'];
    const { method, path } = route;
    if (!method || !path) throw new Error('A route of the contract lacks its method or its path.');
    const { class: special, bodyLimit, idempotencyKey, ...marks } = meta as RouteMeta;
    const { shared, assistant, changesChoices, adds, media, public: isPublic } = marks;
    return {
      method,
      path,
      upstream,
      class: special ?? (method === 'GET' ? 'read' : 'write'),
      // Derived from the output: a `meta` beside it could only contradict it.
      ...(getEventIteratorSchemaDetails(outputSchema) ? { stream: true } : {}),
      ...(idempotencyKey ? { keyed: true } : {}),
      ...(shared ? { shared: true } : {}),
      ...(assistant ? { assistant } : {}),
      ...(changesChoices ? { changesChoices } : {}),
      ...(adds ? { adds } : {}),
      ...(isPublic ? { public: true } : {}),
      ...(media ? { media } : {}),
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
    };
  });
}

function proceduresOf(router: AnyContractRouter): AnyContractProcedure[] {
  return isContractProcedure(router) ? [router] : Object.values(router).flatMap(proceduresOf);
}
