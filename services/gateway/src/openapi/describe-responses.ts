import { ERRORS } from '@berea/contracts';
import type { OpenAPI } from '@orpc/contract';

const MESSAGES: ReadonlyMap<string, string> = new Map(
  Object.values(ERRORS).map(({ status, message }) => [String(status), message]),
);

/**
 * Says in words what each status means, names the error body for every other one (limits, failures), and takes the body
 * away from answers that have none.
 */
export function describeResponses(document: OpenAPI.Document, error: OpenAPI.ReferenceObject): OpenAPI.Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of ['get', 'put', 'post', 'patch', 'delete'] as const) {
      const responses = path?.[method]?.responses;
      if (!responses) continue;
      for (const [status, response] of Object.entries(responses)) {
        if ('$ref' in response) continue;
        response.description = MESSAGES.get(status) ?? response.description;
        if (status === '204') delete response.content;
      }
      responses['default'] = {
        description: 'Any other failure, told in the same body',
        content: { 'application/json': { schema: error } },
      };
    }
  }
  return document;
}
