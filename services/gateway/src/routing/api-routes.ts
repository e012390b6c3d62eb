import { contentContract, type RouteMeta, studyContract } from '@berea/contracts';
import {
  type AnyContractProcedure,
  type AnyContractRouter,
  getEventIteratorSchemaDetails,
  isContractProcedure,
} from '@orpc/contract';
import type { UpstreamName } from '../proxy/upstreams.js';
import type { RouteClass } from '../settings.js';

export interface ApiRoute {
  readonly method: string;
  /** As the contract writes it: `/api/notes/{id}`. */
  readonly path: string;
  readonly upstream: UpstreamName;
  readonly class: RouteClass;
  /** Answers with an event stream. */
  readonly stream?: boolean;
  /** Does once what is sent twice with the same `Idempotency-Key`. */
  readonly keyed?: boolean;
  /** Largest accepted body in bytes, where it is not the usual one. */
  readonly bodyLimit?: number;
}

/** The routes that are neither a plain read nor a plain write. */
export const SPECIAL_CLASSES: Readonly<Record<string, RouteClass>> = {
  'GET /api/bible/search': 'search',
  'POST /api/bible/study-tools': 'ai',
  'POST /api/chat/messages': 'ai',
  'POST /api/study/verify': 'ai',
};

/** Bodies of the resources whose texts are longer, or shorter, than most. */
export const BODY_LIMITS: Readonly<Record<string, number>> = {
  '/api/notes': 1 << 20,
  '/api/sermons': 1 << 20,
  '/api/chat': 64 << 10,
  '/api/study': 1 << 20,
};

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
    return {
      method,
      path,
      upstream,
      class: SPECIAL_CLASSES[`${method} ${path}`] ?? (method === 'GET' ? 'read' : 'write'),
      ...(getEventIteratorSchemaDetails(outputSchema) ? { stream: true } : {}),
      ...((meta as RouteMeta).idempotencyKey ? { keyed: true } : {}),
      ...bodyLimitOf(path),
    };
  });
}

function bodyLimitOf(path: string): Pick<ApiRoute, 'bodyLimit'> {
  const found = Object.entries(BODY_LIMITS).find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return found ? { bodyLimit: found[1] } : {};
}

function proceduresOf(router: AnyContractRouter): AnyContractProcedure[] {
  return isContractProcedure(router) ? [router] : Object.values(router).flatMap(proceduresOf);
}
