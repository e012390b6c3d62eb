import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dearTexts, HOSTILE_TEXTS, type HostileText } from '@berea/scripture/testing';
import fc from 'fast-check';
import { type Operation, OPERATIONS, propertiesOf } from '../operations.js';
import { make, placesOf, requestOf } from '../resources.js';
import { sample } from '../sample.js';
import type { Sent } from '../send.js';
import { startServer, type Server } from '../start-server.js';
import { freeText } from './free-text.js';
import { RUNS, SEED, TIME_LIMIT_MS } from './requests.js';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Each costs several requests of the greatest length. */
const TEXTS = Math.ceil(RUNS / 15);
/** Milliseconds of processor time: a request goes through the gateway, a service and a query, whatever it says. */
const FLOOR_MS = 15;
/** Characters that an address, and one field of a body, can hold, also where each takes several bytes. */
const MOST = { query: 1_000, body: 100_000 };

const BUSY = [429, 503, 504];

interface Field {
  readonly in: 'query' | 'body';
  readonly name: string;
  readonly longest: number;
}

/** Fields of an operation that take text of any kind. */
const fieldsOf = ({ body, parameters }: Operation): Field[] =>
  [
    ...parameters.filter((one) => one.in === 'query').map(({ name, schema }) => ['query', name, schema] as const),
    ...(body ? propertiesOf(body) : []).map(([name, schema]) => ['body', name, schema] as const),
  ].flatMap(([where, name, schema]) => {
    const text = freeText([name, schema]);
    if (!text) return [];
    return [{ in: where, name, longest: Math.min(text.maxLength ?? MOST[where], MOST[where]) }];
  });

const SIGNS = [
  ...' \t\n.,;:!?\'"“”‘’()[]{}<>*_`~#>-—|&/\\=+0159aAéωא😀\u0301\u00a0',
  ...['a ', 'Am ', 'John ', '3:16', '1. ', '- ', '](', '![', '&#', '\n\n', '> ', '```', 'not ', 'and '],
];
const piece = (most: number) => fc.array(fc.constantFrom(...SIGNS), { maxLength: most }).map((signs) => signs.join(''));

/** A beginning, a few signs again and again, and an end: what makes code that is not linear read a text again and again. */
const pumped: fc.Arbitrary<HostileText> = fc
  .tuple(piece(2), piece(4).filter(Boolean), piece(2))
  .map(([before, unit, behind]) => [
    JSON.stringify([before, unit, behind]),
    (length) => before + unit.repeat(Math.max(1, (length - before.length - behind.length) / unit.length)) + behind,
  ]);
const texts = fc.oneof({ weight: 2, arbitrary: pumped }, { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) });

function requestWith(request: Sent, operation: Operation, field: Field, text: string): Sent {
  if (field.in === 'body')
    return { ...request, body: JSON.stringify({ ...(sample(operation.body!) as object), [field.name]: text }) };
  const [path = '', query = ''] = request.target.split('?');
  const asked = new URLSearchParams(query);
  asked.set(field.name, text);
  return { ...request, target: `${path}?${asked}` };
}

const taking = OPERATIONS.filter((operation) => fieldsOf(operation).length);

it('the routes that take text are found in OpenAPI', () => {
  expect(taking.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /api/notes', 'POST /api/chat/messages', 'GET /api/bible/search']),
  );
});

describe.each(taking.map((operation, index) => ({ ...operation, index })))('$name', ({ index, ...operation }) => {
  const [place] = placesOf(operation).filter((one) => one.in === 'path');

  it.each(fieldsOf(operation).map((field, at) => ({ ...field, seed: SEED + 100 * index + at })))(
    'costs at most twelve times the processor time for text in $name of $in that is eight times as long',
    async ({ seed, ...field }) => {
      const dear: string[] = [];
      for (const text of fc.sample(texts, { numRuns: TEXTS, seed })) {
        const token = await server.issuer.token(server.issuer.user());
        const request = requestOf(operation, place, place && (await make(server, token, place.collection)));
        const act = async (written: string) => {
          const asked = { ...requestWith(request, operation, field, written), token };
          // An answer that the server was too busy to give says nothing of the text.
          for (let tries = 3; tries > 0; tries -= 1) {
            const { status } = await server.send(asked);
            if (status < 500 && status !== 429) return;
            if (tries === 1 || !BUSY.includes(status)) throw new Error(`${status} to ${text[0]}`);
          }
        };
        dear.push(...(await dearTexts(act, field.longest, { texts: [text], floorMs: FLOOR_MS })));
      }
      expect(dear).toEqual([]);
    },
    TIME_LIMIT_MS,
  );
});
