import { API_VERSION, generateOpenApi } from '../openapi/generate-openapi.js';
import type { Api } from './api.js';
import { readApiRoutes } from './contract-routes.js';

/** The API as the contract has it now: for the build, and for what runs without one. */
export const contractApi = (): Api => ({
  routes: readApiRoutes(),
  openApi: async () => JSON.stringify(await generateOpenApi(API_VERSION)),
});
