/**
 * Asks the server of a remote for what a shell on another origin needs of it.
 * @param {string} manifestAddress of mf-manifest.json
 * @param {string} [origin] of the product that loads it
 * @returns {Promise<{ what: string, remedy?: string }[]>} each point; with a remedy where it is not so
 */
export async function checkRemote(manifestAddress, origin = 'https://berea.example') {
  const findings = [];
  const point = (what, holds, remedy) => findings.push(holds ? { what } : { what, remedy });
  const ask = (address) =>
    fetch(address, { headers: { origin }, redirect: 'manual', signal: AbortSignal.timeout(5_000) });
  const open = (headers) => ['*', origin].includes(headers.get('access-control-allow-origin'));
  let manifest;
  try {
    const answer = await ask(manifestAddress);
    point(
      'the manifest is there',
      answer.status === 200,
      `it answered ${answer.status}; put mf-manifest.json of the build there`,
    );
    point(
      'the manifest may be read by other origins',
      open(answer.headers),
      'send Access-Control-Allow-Origin: * with every file',
    );
    const control = answer.headers.get('cache-control') ?? '';
    point(
      'the manifest is revalidated',
      /no-cache|max-age=0|must-revalidate/.test(control),
      'send Cache-Control: no-cache with mf-manifest.json',
    );
    manifest = await answer.json();
  } catch (error) {
    point('the manifest can be read', false, `${manifestAddress}: ${error.cause?.code ?? error.message}`);
    return findings;
  }
  const entry = manifest.metaData?.remoteEntry;
  point(
    'the manifest is one of module federation',
    Boolean(entry?.name),
    'deploy the folder that the build wrote, as it is',
  );
  if (!entry?.name) return findings;
  const answer = await ask(new URL([entry.path, entry.name].filter(Boolean).join('/'), manifestAddress));
  await answer.arrayBuffer();
  const type = answer.headers.get('content-type') ?? '';
  point(
    'the entry is there',
    answer.status === 200,
    `it answered ${answer.status}; deploy all files of the build together`,
  );
  point(
    'the entry is a script',
    /^(?:text|application)\/javascript/.test(type),
    `its type is ${type || 'missing'}; send text/javascript for .js`,
  );
  point(
    'the entry may be read by other origins',
    open(answer.headers),
    'send Access-Control-Allow-Origin: * with every file',
  );
  point(
    'the entry is kept for ever',
    /immutable|max-age=\d{6,}/.test(answer.headers.get('cache-control') ?? ''),
    'send Cache-Control: public, max-age=31536000, immutable for assets/',
  );
  const missing = await ask(new URL('assets/there-is-no-such-file.js', manifestAddress));
  await missing.arrayBuffer();
  point(
    'a file that is missing is 404',
    missing.status === 404,
    `it answered ${missing.status}; never answer with a page in place of a file`,
  );
  return findings;
}
