import {
  Bookmark,
  BookmarkDraft,
  Chapter,
  ChatEvent,
  ChatMessage,
  ChatQuestion,
  Citation,
  contract,
  Conversation,
  ErrorBody,
  Note,
  NoteDraft,
  Preferences,
  Profile,
  ProfileStats,
  SearchResponse,
  Sermon,
  SermonDraft,
  Source,
} from '@berea/contracts';
import type { OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { describeHeaders, describeResponses } from './describe-routes.js';

/** Version of the API, by SemVer: it changes with the contract, not with each release of the product. */
export const API_VERSION = '2.1.0';

const INPUTS = { BookmarkDraft, ChatQuestion, NoteDraft, SermonDraft };
const OUTPUTS = {
  Bookmark,
  Chapter,
  ChatEvent,
  ChatMessage,
  Citation,
  Conversation,
  Error: ErrorBody,
  Note,
  Preferences,
  Profile,
  ProfileStats,
  SearchResponse,
  Sermon,
  Source,
};

type CommonSchemas = Record<
  string,
  { schema: (typeof INPUTS & typeof OUTPUTS)[keyof typeof INPUTS | keyof typeof OUTPUTS]; strategy: 'input' | 'output' }
>;

const ERROR_REF = { $ref: '#/components/schemas/Error' };

/** The OpenAPI 3.1 document of every `/api` route, made from the contract. @param version of the API */
export async function generateOpenApi(version: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Berea',
      version,
      description: 'Every answer carries `x-request-id`; every error has the body `Error`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of `/auth/v1`' },
        personalToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Personal token, which begins with `berea_pat_`. It opens only the calls that name one of its scopes.',
        },
        operator: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Token of the role `service_role`, for the operator',
        },
      },
    },
    commonSchemas: { ...named(INPUTS, 'input'), ...named(OUTPUTS, 'output') },
    customErrorResponseBodySchema: () => ERROR_REF,
  });
  return describeHeaders(describeResponses(document, ERROR_REF), contract);
}

const named = (schemas: Partial<typeof INPUTS & typeof OUTPUTS>, strategy: 'input' | 'output'): CommonSchemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, { schema, strategy }]));
