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
  ERRORS,
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

/** The groups of operations, in the order in which a reader meets them. */
const TAGS: readonly (readonly [name: string, description: string])[] = [
  ['Bible', 'Chapters and search'],
  ['Library', 'Works of the library: translations, lexicon, commentaries, cross references, dictionaries, Berea Notes'],
  ['Study', 'Study tools, and the check of quotations'],
  ['Chat', 'Questions to Scholar, and their conversations'],
  ['Notes', 'Notes and journal of the user, with a bin and versions'],
  ['Sermons', 'Sermons of the user, with a bin, versions and links'],
  ['Bookmarks', 'Bookmarked verses'],
  ['Highlights', 'Highlighted verses'],
  ['Reading', 'Chapters that were read'],
  ['Profile', 'Name, picture, preferences and counts'],
  ['Tokens', 'Personal tokens for programs'],
  ['Export', 'All that is held of an account'],
  ['Import', 'What an export told comes back'],
];

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
    tags: TAGS.map(([name, description]) => ({ name, description })),
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
  const error = document.components?.schemas?.['Error'];
  const code = error && 'properties' in error ? error.properties?.['code'] : undefined;
  // Not in the contract: a browser takes any code, since a newer server may have more.
  if (code && typeof code === 'object') Object.assign(code, { enum: Object.keys(ERRORS) });
  return describeHeaders(describeResponses(document, ERROR_REF), contract);
}

const named = (schemas: Partial<typeof INPUTS & typeof OUTPUTS>, strategy: 'input' | 'output'): CommonSchemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, { schema, strategy }]));
