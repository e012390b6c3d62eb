import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TokenScope } from '@berea/contracts/values';
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
  /** The part of the answer that another service keeps: see `RouteMeta`. */
  readonly adds?: 'question-count';
  /** Opens the route to personal tokens: see `RouteMeta`. */
  readonly scope?: TokenScope;
  /** For the operator's token alone: see `RouteMeta`. */
  readonly operator?: true;
  /** Answers requests without a token. */
  readonly public?: true;
  /** Answers with a file of this type in place of JSON. */
  readonly media?: string;
  /** Largest accepted body in bytes, where it is not the usual one. */
  readonly bodyLimit?: number;
}

/** The API as the gateway knows it: its routes and their description. It knows no body. */
export interface Api {
  readonly routes: readonly ApiRoute[];
  /** The text of `/api/openapi.json`. */
  readonly openApi: () => Promise<string>;
}

/** The routes of the contract at the build, which writes them in place of the name. */
declare const API_ROUTES: readonly ApiRoute[];

/**
 * The API as the contract had it at the build: to load its schemas for it at each start would take memory and time.
 * @param folder of the build, with `openapi.json` @throws where it is missing
 */
export function builtApi(folder: string): Api {
  const text = readFileSync(path.join(folder, 'openapi.json'), 'utf8');
  return { routes: API_ROUTES, openApi: async () => text };
}
