import { about, reasonOf } from './finding.mjs';
import { examineMail } from './mail.mjs';

const WITHIN_MS = 5_000;

/** The service that signs users in, whether its keys can be had, and whether mails go out. */
export async function examineSignIn(context) {
  const { settings, launcher } = context;
  const [keys, mails] = await Promise.all([
    settings.embeddedAuth ? embeddedKeys(launcher) : hostedKeys(settings.values),
    examineMail(settings),
  ]);
  return [keys, mails];
}

async function embeddedKeys(launcher) {
  const { ok, note, problem } = about('Sign-in');
  if (!launcher) return note('The embedded auth service runs when the product does.');
  try {
    const count = await countKeys(launcher.address);
    return count
      ? ok(`The embedded auth service answers, with ${count} signing key${count === 1 ? '' : 's'}.`)
      : problem('The embedded auth service has no signing key.', 'Look into auth.log in the data folder.');
  } catch (error) {
    return problem(
      `The embedded auth service does not answer (${reasonOf(error)}).`,
      'Look into auth.log in the data folder.',
    );
  }
}

async function hostedKeys({ SUPABASE_URL, SUPABASE_JWT_SECRET }) {
  const { ok, note, problem } = about('Sign-in');
  if (SUPABASE_JWT_SECRET) return ok(`Hosted at ${SUPABASE_URL}; tokens are verified with SUPABASE_JWT_SECRET.`);
  try {
    const count = await countKeys(SUPABASE_URL);
    return count
      ? ok(`Hosted at ${SUPABASE_URL}, with ${count} signing key${count === 1 ? '' : 's'}.`)
      : note(
          `Hosted at ${SUPABASE_URL}, without signing keys: it is asked about each token. SUPABASE_JWT_SECRET would spare that.`,
        );
  } catch (error) {
    return problem(
      `The signing keys of ${SUPABASE_URL} cannot be had: ${reasonOf(error)}.`,
      'Check SUPABASE_URL and the network.',
    );
  }
}

async function countKeys(base) {
  const answer = await fetch(`${base}/auth/v1/.well-known/jwks.json`, { signal: AbortSignal.timeout(WITHIN_MS) });
  if (!answer.ok) throw Object.assign(new Error('refused'), { code: `it answers ${answer.status}` });
  return ((await answer.json()).keys ?? []).length;
}
