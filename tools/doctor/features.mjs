import fs from 'node:fs';
import path from 'node:path';
import { DEFAULTS } from '../launch/environment.mjs';
import { readManifests } from '../remotes/manifests.mjs';
import { about, reasonOf } from './finding.mjs';

const WITHIN_MS = 5_000;

/** Source and state of the remotes, and the engine that answers questions to Scholar. */
export async function examineFeatures({ root, settings }) {
  return [
    ...(await remotes(root, settings.values)),
    proxy(settings),
    otherOrigins(settings),
    quotas(settings),
    about('Scholar').note('No language model is configured: answers come from the library itself.'),
  ];
}

/** TLS ends before the gateway, so behind an https address there is a proxy, whose address every request then comes from. */
function proxy({ values: { TRUST_PROXY, AUTH_MAILS_PER_NETWORK }, siteUrl }) {
  const { ok, problem } = about('Proxy');
  if (TRUST_PROXY) return ok('What the proxies of TRUST_PROXY say of where requests come from is believed.');
  if (!siteUrl.startsWith('https:'))
    return ok('None is named (TRUST_PROXY): requests count for the address that they come from.');
  return problem(
    `SITE_URL is https, so a proxy stands in front, and TRUST_PROXY does not name it: all users share the limits of one address, such as ${AUTH_MAILS_PER_NETWORK} mails an hour.`,
    'Set TRUST_PROXY to the address of the proxy.',
  );
}

/** The origins whose pages may call, and what they lack if mails are to lead back to them. */
function otherOrigins({ values: { CORS_ORIGINS, NODE_ENV }, siteUrl }) {
  const { ok, note, problem } = about('Other origins');
  const listed = (CORS_ORIGINS ?? '').split(',').flatMap((entry) => entry.trim() || []);
  if (!listed.length) return ok('Only pages of the product itself may call it (CORS_ORIGINS is not set).');
  if (listed.includes(siteUrl)) {
    return note(`CORS_ORIGINS lists ${siteUrl}, which is the product itself and needs no permission.`);
  }
  const open = NODE_ENV === 'production' ? listed.filter((origin) => origin.startsWith('http:')) : [];
  if (open.length) {
    return problem(
      `CORS_ORIGINS lists ${open.join(', ')} without TLS, so that anybody on the way may act as that page.`,
      'List https:// origins alone.',
    );
  }
  return ok(`Pages of ${listed.join(', ')} may call /api and /auth/v1, and load remotes.`);
}

const QUOTAS = ['QUOTA_NOTES', 'QUOTA_SERMONS', 'QUOTA_CONVERSATIONS', 'QUOTA_WRITING_MIB', 'QUOTA_CHAT_MIB'];

/** Quotas of one account, and the variables that set them. */
function quotas({ values }) {
  const [notes, sermons, conversations, writing, chat] = QUOTAS.map((name) => values[name]);
  const changed = QUOTAS.filter((name) => values[name] !== DEFAULTS[name]);
  return about('Quotas').ok(
    `One account keeps ${notes} notes, ${sermons} sermons (${writing} MiB together) and ${conversations} conversations (${chat} MiB), ` +
      (changed.length ? `by ${changed.join(', ')}.` : 'the defaults.'),
  );
}

/** The remotes that REMOTES_JSON names, and over which they are laid: the built-in ones, each under its name. */
async function remotes(root, { REMOTES_JSON }) {
  const { ok, problem } = about('Remotes');
  if (!REMOTES_JSON) return [ok('The built-in ones are used.')];
  let listed;
  try {
    const text = REMOTES_JSON.startsWith('{') ? REMOTES_JSON : fs.readFileSync(REMOTES_JSON, 'utf8');
    listed = Object.entries(JSON.parse(text).remotes);
  } catch (error) {
    const why = error.code === 'ENOENT' ? `there is no file ${REMOTES_JSON}` : error.message;
    return [
      problem(
        `REMOTES_JSON cannot be read (${why}): the built-in remotes are used, or the last list that could be read.`,
        'Run npm run deploy, which writes the file, or mend it.',
      ),
    ];
  }
  const named = new Set(listed.map(([name]) => name));
  const builtIn = readManifests()
    .map(({ id }) => id)
    .filter((id) => !named.has(id));
  return Promise.all([
    ...listed.map(([name, given]) => remote(root, name, given?.entry)),
    ...builtIn.map((id) => remote(root, id, `/remotes/${id}/mf-manifest.json`)),
  ]);
}

async function remote(root, name, entry) {
  const { ok, problem } = about(`Remote ${name}`);
  if (typeof entry !== 'string')
    return problem(
      'REMOTES_JSON names no entry for it: the gateway rejects it.',
      'Give it "entry" and "contractVersion".',
    );
  if (entry.startsWith('/')) {
    const [, folder, file] = /^\/remotes\/([^/]+)\/(.+)$/.exec(entry) ?? [];
    if (folder && fs.existsSync(path.join(root, 'dist', `${folder}-mfe`, file))) return ok(`${entry} is built here.`);
    return problem(
      `${entry} is not built here.`,
      'Run npm start, which builds it, or let REMOTES_JSON name another address.',
    );
  }
  try {
    const answer = await fetch(entry, { signal: AbortSignal.timeout(WITHIN_MS) });
    if (!answer.ok)
      return problem(
        `${entry} answers ${answer.status}.`,
        'Check REMOTES_JSON, and whether the remote is deployed there.',
      );
    await answer.json();
    return ok(`${entry} answers.`);
  } catch (error) {
    const why = error instanceof SyntaxError ? 'what it answers is no manifest' : reasonOf(error);
    return problem(`${entry} cannot be used: ${why}.`, 'Check REMOTES_JSON, and whether the remote is deployed there.');
  }
}
