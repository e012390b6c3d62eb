import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Operation, OPERATIONS } from '../operations.js';
import { isMade, listedNames, make, type Names, placesOf } from '../resources.js';
import { startServer, type Server } from '../start-server.js';
import { judgeAnswer } from './judge-answer.js';
import { lawfulPlans, plans, requestOfPlan, RUNS, SEED, TIME_LIMIT_MS } from './requests.js';

const LAWFUL = 8;

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Makes the items of a run's user: names that requests can use for them. */
async function seedResources(operation: Operation, token: string): Promise<Names> {
  const [place] = placesOf(operation);
  const collection = place?.collection ?? (isMade(operation.path) ? operation.path : undefined);
  return collection ? make(server, token, collection) : ((await listedNames(server, token, operation)) ?? {});
}

describe.each(OPERATIONS)('$name', (operation) => {
  it(
    'answers valid, nearly valid and hostile requests as OpenAPI describes, and never with 5xx',
    async () => {
      const newUser = () => server.issuer.token(server.issuer.user());
      let user = await newUser();
      let own = await seedResources(operation, user);
      const statuses = new Map<number, number>();
      let isGone = false;
      const property = fc.asyncProperty(plans(operation), async (plan) => {
        // What was deleted is made again, so that the next request has something to name: by another user, since one may
        // have so many.
        if (isGone) {
          user = await newUser();
          own = await seedResources(operation, user);
        }
        const token = operation.operator ? await server.issuer.operator() : user;
        const sent = { ...requestOfPlan(operation, plan, own), token };
        const answer = await server.send(sent);
        isGone = operation.method === 'DELETE' && answer.status < 300;
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const faults = judgeAnswer(operation, sent, answer);
        if (faults.length)
          throw new Error(`${faults.join('; ')}\n${tell(sent)}\n→ ${answer.status} ${answer.text.slice(0, 500)}`);
      });
      // However few the runs: some that are right in every part.
      const lawful = fc.sample(lawfulPlans(operation), { numRuns: LAWFUL, seed: SEED });
      await fc.assert(property, { examples: lawful.map((plan) => [plan]), numRuns: LAWFUL + RUNS, seed: SEED });
      // A run that never came past the checks of input would prove nothing of the code behind them.
      const isThere = (await listedNames(server, user, operation)) !== undefined;
      expect([...statuses.keys()].some((status) => status < 300)).toBe(isThere);
    },
    TIME_LIMIT_MS,
  );
});

const tell = ({
  method,
  target,
  headers,
  body,
}: {
  method: string;
  target: string;
  headers?: object;
  body?: unknown;
}) => `${method} ${target.slice(0, 500)} ${JSON.stringify(headers)} ${String(body).slice(0, 500)}`;
