import { isIP } from 'node:net';
import { LAST_FIRST_PORT } from '../rspack/dev-ports.mjs';
import { crisisHelp } from './crisis-help.mjs';

// Readers of one environment variable each: they return the value or throw an Error whose message follows the variable's name.
// No message repeats a value: some hold passwords.

const wholeNumber = (min, max) => (text) => {
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max) {
    throw new Error(`must be a whole number from ${min} to ${max}`);
  }
  return Number(text);
};

const numberAbove = (min) => (text) => {
  if (!text.trim() || !(Number(text) > min) || !Number.isFinite(Number(text))) {
    throw new Error(`must be a number above ${min}`);
  }
  return Number(text);
};

const oneOf =
  (...words) =>
  (text) => {
    if (!words.includes(text)) throw new Error(`must be one of ${words.join(', ')}`);
    return text;
  };

const yesOrNo = (text) => {
  if (/^(true|1|on|yes)$/i.test(text)) return true;
  if (/^(false|0|off|no)$/i.test(text)) return false;
  throw new Error('must be true or false');
};

const hostName = (text) => {
  if (!isIP(text) && !/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text)) {
    throw new Error('must be a host name or an IP address, without a scheme or a port');
  }
  return text;
};

const textOf =
  (least = 0) =>
  (text) => {
    if (text.length < least) throw new Error(`must have at least ${least} characters`);
    return text;
  };

const emailAddress = (text) => {
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(text)) throw new Error('must be an e-mail address');
  return text;
};

/** An address alone or with a name before it: `Berea <berea@example.org>`. */
const mailSender = (text) => {
  if (!/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text)) {
    throw new Error('must be an e-mail address, with or without a name before it');
  }
  return text;
};

const parsed = (text, schemes) => {
  const wrong = new Error(
    `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  );
  if (!schemes.some((scheme) => text.startsWith(`${scheme}://`)) || !URL.canParse(text)) throw wrong;
  return new URL(text);
};

/** Any address of one of the schemes, as it was written. */
const address =
  (...schemes) =>
  (text) => {
    parsed(text, schemes);
    return text;
  };

/** `https://host[:port]` and nothing behind it; a final slash is dropped. */
const origin = (text) => {
  const url = parsed(text, ['http', 'https']);
  if (url.username || url.password || url.search || url.hash || url.pathname !== '/') {
    throw new Error('must be a scheme and a host only, such as https://berea.example.org');
  }
  return url.origin;
};

/** Origins as browsers write them, with commas between; compared letter by letter. */
const origins = (text) => {
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries.filter(Boolean)) {
    if (!/^https?:[^*]+$/.test(entry) || !URL.canParse(entry) || new URL(entry).origin !== entry) {
      throw new Error(
        'must list exact origins, such as https://app.example.org, with commas: no *, no path, no default port',
      );
    }
  }
  return text;
};

/** The public key of a hosted project. Its secret keys would be handed to every browser. */
const publicKey = (text) => {
  if (/\s/.test(text)) throw new Error('must not hold spaces');
  if (text.startsWith('sb_secret_') || roleIn(text) === 'service_role') {
    throw new Error('holds a secret key, and would be given to every browser: use the publishable (anon) key');
  }
  return text;
};

function roleIn(token) {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).role;
  } catch {
    return undefined; // not a token, so not a key with a role
  }
}

/**
 * Which remotes the web loads: what `remotes.json` holds, or the path of such a file, which the gateway reads again and
 * again: the first deployment may make it after the start.
 */
const remotesJson = (text) => {
  if (!text.startsWith('{')) return text;
  const { remotes } = jsonIn(text);
  if (!Object.keys(remotes ?? {}).length) {
    throw new Error('must hold {"version":1,"remotes":{"<name>":{"entry":"<address>","contractVersion":"<version>"}}}');
  }
  return text;
};

function jsonIn(text, form = 'in the form of remotes.json') {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`must hold JSON, ${form}`);
  }
}

/** A JSON Web Key Set, or the list in it; the auth service itself looks closer at every key. */
const publicKeys = (text) => {
  const set = jsonIn(text, 'as a JSON Web Key Set');
  const keys = Array.isArray(set) ? set : set?.keys;
  if (!Array.isArray(keys) || keys.some((key) => !key?.kid || key.d || key.k)) {
    throw new Error('must hold {"keys":[...]} with public keys alone, a kid in each');
  }
  return text;
};

const linkPage = (text) => (text.trim() === 'off' ? 'off' : address('http', 'https')(text));

/** A reader for each form of variables.json, made of the bounds beside it. */
export const READERS = {
  'whole number': ({ from, to }) => wholeNumber(from, to),
  number: ({ above }) => numberAbove(above),
  word: ({ words }) => oneOf(...words),
  switch: () => yesOrNo,
  text: ({ least }) => textOf(least),
  address: ({ schemes }) => address(...schemes),
  'dev port': () => wholeNumber(1, LAST_FIRST_PORT),
  'host name': () => hostName,
  'e-mail address': () => emailAddress,
  'mail sender': () => mailSender,
  'link page': () => linkPage,
  origin: () => origin,
  origins: () => origins,
  'public key': () => publicKey,
  'public keys': () => publicKeys,
  remotes: () => remotesJson,
  'crisis help': () => crisisHelp,
};
