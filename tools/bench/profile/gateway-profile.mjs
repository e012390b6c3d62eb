import { startPlace } from '../anchors/place.mjs';
import { findPrograms } from '../anchors/programs.mjs';
import { createSampling, sendOf, sharesTable } from './sampling.mjs';

const CONNECTIONS = 32;

/** What the gateway spends its processor time on, and a bare Fastify on the same bytes, by who wrote the code that runs. */
export async function gatewayProfile({ root, log }) {
  const { wrk } = findPrograms(log);
  if (!wrk) return ['Not measured: wrk, which sends the requests, is missing.'];
  const sampling = createSampling();
  const place = await startPlace({ root, sampled: sampling.env });
  try {
    const { gateway, proxy, bare, headers } = place;
    const chapter = { url: place.chapter, headers };
    const found = {};
    for (const [name, pid, request] of [
      ['a chapter, kept', gateway.pid, chapter],
      ['the same, unchanged (304)', gateway.pid, { ...chapter, headers: { ...headers, 'if-none-match': place.etag } }],
      ['passed on', proxy.pid, { url: `${proxy.url}/api/notes`, headers }],
      ['a chapter by bare Fastify', bare.pid, { url: `${bare.url}/chapter` }],
    ]) {
      log(name);
      found[name] = await sampling.of(pid, sendOf(wrk, pid, { ...request, connections: CONNECTIONS }));
    }
    return sharesTable('the process', found);
  } finally {
    await place.end();
    sampling.end();
  }
}
