import { POST_NOTE } from '../anchors/load.mjs';
import { findPrograms } from '../anchors/programs.mjs';
import { fillNotes } from '../lists/fill-notes.mjs';
import { startContent } from '../lists/start-content.mjs';
import { createSampling, sendOf, sharesTable } from './sampling.mjs';

const REQUESTS = {
  'a note saved': { path: '/api/notes', post: () => POST_NOTE },
  'a page of 20 notes': { path: '/api/notes?limit=20' },
  'own profile': { path: '/api/profile' },
};

/** What the content service spends its processor time on, by who wrote the code that runs. */
export async function contentProfile({ root, log }) {
  const { wrk } = findPrograms(log);
  if (!wrk) return ['Not measured: wrk, which sends the requests, is missing.'];
  const sampling = createSampling();
  const env = { ...sampling.env, LOG_LEVEL: 'info', QUOTA_NOTES: '1000000' };
  const place = await startContent({ root, env });
  try {
    await fillNotes(place.databaseUrl, [[place.full, 100]]);
    const found = {};
    for (const [name, { path: address, post }] of Object.entries(REQUESTS)) {
      log(name);
      const headers = {
        authorization: `Bearer ${place.full.token}`,
        ...(post && { 'content-type': 'application/json' }),
      };
      const request = { url: place.content.url + address, headers, post };
      found[name] = await sampling.of(place.content.pid, sendOf(wrk, place.content.pid, request));
    }
    return sharesTable('the content service', found);
  } finally {
    await place.end();
    sampling.end();
  }
}
