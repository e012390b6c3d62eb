import { z } from 'zod';
import { idOf } from './list-history.js';
import { route } from './route.js';
import { instant, line } from './text.js';
import { TOKEN_LIMITS } from './values/limits.js';
import { TOKEN_PREFIX, TOKEN_SCOPES } from './values/token-scopes.js';

const scope = z.enum(TOKEN_SCOPES, { error: `Choose scopes among: ${TOKEN_SCOPES.join(', ')}.` });

/** A personal token as its owner sees it in the list: without the secret, which is shown only once. */
export const PersonalToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scopes: z.array(scope),
    endsAt: instant.describe('When it stops working'),
    createdAt: instant,
    lastUsedAt: instant.nullable().describe('To the hour, or null'),
  })
  .meta({ id: 'PersonalToken' });
export type PersonalToken = z.infer<typeof PersonalToken>;

export const NewPersonalToken = PersonalToken.extend({
  secret: z
    .string()
    .describe(
      `What a program sends as bearer, which begins with \`${TOKEN_PREFIX}\`. Told this once; the server keeps its hash`,
    ),
}).meta({ id: 'NewPersonalToken' });
export type NewPersonalToken = z.infer<typeof NewPersonalToken>;

const TAGS = ['Tokens'];
const token = idOf('token');

/** No route here names a scope: a token makes, lists and revokes no tokens. */
export const tokensContract = {
  list: route
    .meta({ unshaped: true })
    .route({
      method: 'GET',
      path: '/api/tokens',
      summary: 'The personal tokens of the account, newest first',
      tags: TAGS,
    })
    .output(z.array(PersonalToken)),
  make: route
    .meta({ unshaped: true })
    .route({
      method: 'PUT',
      path: '/api/tokens/{token}',
      summary: 'Make a personal token',
      description:
        'Under an id that the client chooses. The same id again gives the token another secret: the one before stops working. ' +
        'An account with a second factor proves it first, as for every call of a session.',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        token,
        name: line('Name', TOKEN_LIMITS.name),
        scopes: z
          .array(scope, { error: 'Scopes must be a list.' })
          .min(1, { error: 'Choose at least one scope.' })
          .max(TOKEN_SCOPES.length, { error: 'Name each scope once.' })
          .refine((all) => new Set(all).size === all.length, { error: 'Name each scope once.' }),
        days: z
          .int({ error: 'Days is a whole number.' })
          .min(1, { error: 'A token lives for at least a day.' })
          .max(TOKEN_LIMITS.days, { error: `A token lives for at most ${TOKEN_LIMITS.days} days.` })
          .describe('For so many days from now it works')
          .meta({ examples: [90] }),
      }),
    )
    .output(NewPersonalToken)
    .errors({ CONFLICT: { status: 409, message: 'This conflicts with a change made in the meantime.' } }),
  revoke: route
    .route({
      method: 'DELETE',
      path: '/api/tokens/{token}',
      successStatus: 204,
      summary: 'Revoke a token: within a second it works nowhere any more',
      description: 'A token that is not there answers 204 too.',
      tags: TAGS,
    })
    .input(z.strictObject({ token }))
    .output(z.void()),
};
