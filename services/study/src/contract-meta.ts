import { type RouteMeta, studyContract } from '@berea/contracts';
import { traverseContractProcedures } from '@orpc/server';
import type { FastifyRequest } from 'fastify';

/** The address of a route of the contract, as Fastify writes it. */
export const fastifyPath = (path = ''): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Metadata of the contract for each route of this service, by method and address as Fastify writes them. */
const META = new Map<string, RouteMeta>();
traverseContractProcedures({ router: studyContract, path: [] }, ({ contract }) => {
  const { route, meta } = contract['~orpc'];
  META.set(`${route.method} ${fastifyPath(route.path)}`, meta as RouteMeta);
});

/** The contract's metadata for the route of a request; undefined for a route outside the contract. */
export const metaOf = ({ method, routeOptions }: FastifyRequest): RouteMeta | undefined =>
  META.get(`${method} ${routeOptions.url ?? ''}`);
