import { z } from 'zod';
import { notFound, route } from './route.js';
import { instant } from './text.js';

/** What an operator is told of the own role. */
export const Operator = z
  .object({ role: z.literal('operator'), since: instant.describe('When the role was given') })
  .meta({ id: 'Operator' });
export type Operator = z.infer<typeof Operator>;

export const adminContract = {
  show: route
    .route({
      method: 'GET',
      path: '/api/admin',
      summary: 'Whether the user is an operator of this server',
      description:
        'Everybody else gets 404, as for an address where nothing is. The role is given by `npm run operate -- role` alone.',
      tags: ['Profile'],
    })
    .errors(notFound)
    .output(Operator),
};
