import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiRoute } from './contract-routes.js';

/** What the gateway knows of the API: which routes there are, and how they are described. It knows no body. */
export interface Api {
  readonly routes: readonly ApiRoute[];
  /** The text of `/api/openapi.json`. */
  readonly openApi: () => Promise<string>;
}

/** The routes of the contract at the build, which writes them in place of the name. */
declare const API_ROUTES: readonly ApiRoute[];

/**
 * The API as the contract had it at the build: to load its schemas for it at each start would take memory and time.
 * @param folder of the build, where `openapi.json` lies
 */
export const builtApi = (folder: string): Api => ({
  routes: API_ROUTES,
  openApi: () => readFile(path.join(folder, 'openapi.json'), 'utf8'),
});
