import { readFileSync } from 'node:fs';

/** Settings that are secret, or hold one: each may be given as a file too, by its name with `_FILE` behind it. */
export const SECRETS = [
  'AUTH_DATABASE_URL',
  'AUTH_INSTANCE_KEY',
  'CONTENT_DATABASE_URL',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'OPENAI_API_KEY',
  'REDIS_URL',
  'SMTP_PASS',
  'STUDY_DATABASE_URL',
  'SUPABASE_JWT_SECRET',
] as const;

/** Without which everything works: an empty file says that there is none. */
const OPTIONAL: readonly string[] = ['OPENAI_API_KEY', 'SMTP_PASS'];

/** What stands in examples, and so is known to everybody; compared without regard to case. */
const KNOWN = /^(?:change-?me|default|example|password|postgres|secret|berea|test|x+)$/i;

/**
 * The environment with every `NAME_FILE` replaced by `NAME`, read from that file without the line end behind it, as
 * secrets come into containers.
 * @param problems one line is added for each file that cannot be used: missing, empty (but for optional secrets), or with
 *   a known word as the secret
 */
export function readSecretFiles(
  source: Record<string, string | undefined>,
  problems: string[],
): Record<string, string | undefined> {
  const result = { ...source };
  for (const name of SECRETS) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    delete result[`${name}_FILE`];
    if (source[name]) problems.push(`${name}: set either ${name} or ${name}_FILE`);
    else result[name] = readSecret(name, file, problems);
  }
  return result;
}

function readSecret(name: string, file: string, problems: string[]): string | undefined {
  const report = (problem: string): undefined => void problems.push(`${name}_FILE: ${problem}`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    return report(`the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`);
  }
  if (!text) return OPTIONAL.includes(name) ? undefined : report('the file is empty');
  const secret = URL.canParse(text) ? new URL(text).password : text;
  return KNOWN.test(secret) ? report('the secret is a word that everybody knows; make one of your own') : text;
}
