import { contentContract, type RouteMeta, studyContract } from '@berea/contracts';
import {
  type AnyContractProcedure,
  type AnyContractRouter,
  getEventIteratorSchemaDetails,
  isContractProcedure,
} from '@orpc/contract';
import type { UpstreamName } from '../config/settings.js';
import { API_VERSION, generateOpenApi } from './generate-openapi.js';
import type { Api, ApiRoute } from './api.js';

/** The API as the contract has it now: for the build, and for what runs without one. */
export const contractApi = (): Api => ({
  routes: readApiRoutes(),
  openApi: async () => JSON.stringify(await generateOpenApi(API_VERSION)),
});

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
    const { shared, assistant, changesChoices, adds, media, operator, scope, public: isPublic } = marks;
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
      ...(operator ? { operator } : {}),
      ...(scope ? { scope } : {}),
      ...(media ? { media } : {}),
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
    };
  });
}

function proceduresOf(router: AnyContractRouter): AnyContractProcedure[] {
  return isContractProcedure(router) ? [router] : Object.values(router).flatMap(proceduresOf);
}
