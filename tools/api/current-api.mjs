import { importBundled } from '../rspack/import-bundled.mjs';
import { apiReports } from './api-reports.mjs';

/**
 * What this version promises: to the clients of the gateway, and to remotes.
 * @returns {Promise<{ openapi: object, reports: Record<string, string>, contractVersion: string }>}
 *   `reports`: API reports by file, relative to the workspace
 */
export async function currentApi() {
  const { API_VERSION, generateOpenApi } = await importBundled('services/gateway', './src/openapi/generate-openapi.ts');
  const { FEATURE_CONTRACT_VERSION } = await importBundled('libs/contracts', './src/feature-contract.ts');
  return {
    openapi: await generateOpenApi(API_VERSION),
    reports: apiReports(),
    contractVersion: FEATURE_CONTRACT_VERSION,
  };
}
