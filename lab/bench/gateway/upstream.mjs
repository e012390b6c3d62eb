// A service of known capacity, which also publishes the key of the tokens: BENCH_JWKS, BENCH_SLOTS, BENCH_WORK_MS.
import { createServer } from 'node:http';

const slots = Number(process.env.BENCH_SLOTS);
const workMs = Number(process.env.BENCH_WORK_MS);
const waiting = [];
let busy = 0;

/** Each slot works on one request at a time; the rest wait without an end, as in any service that is asked for more. */
function next() {
  if (busy >= slots || waiting.length === 0) return;
  busy += 1;
  const response = waiting.shift();
  setTimeout(() => {
    busy -= 1;
    json(response, '{"ok":true}');
    next();
  }, workMs);
}

const json = (response, text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text);

const server = createServer((request, response) => {
  request.resume();
  if (request.url === '/jwks.json') return json(response, process.env.BENCH_JWKS);
  if (request.url.startsWith('/health')) return json(response, '{"status":"ok"}');
  waiting.push(response);
  next();
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
