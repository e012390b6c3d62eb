import type { RouteMeta } from '@berea/contracts';
import type { AnyContractRouter } from '@orpc/contract';
import { traverseContractProcedures } from '@orpc/server';
import type { FastifyRequest } from 'fastify';

/** The address of a route of the contract, as Fastify writes it. */
export const fastifyPath = (path = ''): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Tells what a contract says of the route of a request; undefined for a route outside the contract. HEAD is a GET. */
export function contractMeta(contract: AnyContractRouter): (request: FastifyRequest) => RouteMeta | undefined {
  const known = new Map<string, RouteMeta>();
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: one }) => {
    const { route, meta } = one['~orpc'];
    known.set(`${route.method} ${fastifyPath(route.path)}`, meta as RouteMeta);
  });
  return ({ method, routeOptions }) => known.get(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`);
}
