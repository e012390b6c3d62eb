import { contentContract, studyContract } from '@berea/contracts';
import { type AnyContractProcedure, type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { UpstreamName } from '../proxy/upstreams.js';
import type { RouteClass } from '../settings.js';

export interface ApiRoute {
  readonly method: string;
  /** As the contract writes it: `/api/notes/{id}`. */
  readonly path: string;
  readonly upstream: UpstreamName;
  readonly class: RouteClass;
}

/** The routes that are neither a plain read nor a plain write. */
export const SPECIAL_CLASSES: Readonly<Record<string, RouteClass>> = {
  'GET /api/bible/search': 'search',
  'POST /api/chat/messages': 'ai',
};

/** Every route of the product's contract, with the service that answers it. */
export function readApiRoutes(): ApiRoute[] {
  return [...routesOf(contentContract, 'content'), ...routesOf(studyContract, 'study')];
}

function routesOf(router: AnyContractRouter, upstream: UpstreamName): ApiRoute[] {
  return proceduresOf(router).map((procedure) => {
    const { method, path } = procedure['~orpc'].route;
    if (!method || !path) throw new Error('A route of the contract lacks its method or its path.');
    return {
      method,
      path,
      upstream,
      class: SPECIAL_CLASSES[`${method} ${path}`] ?? (method === 'GET' ? 'read' : 'write'),
    };
  });
}

function proceduresOf(router: AnyContractRouter): AnyContractProcedure[] {
  return isContractProcedure(router) ? [router] : Object.values(router).flatMap(proceduresOf);
}
