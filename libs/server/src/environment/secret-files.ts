import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Values from examples, which are public; compared without regard to case. */
const KNOWN = /^(?:change-?me|default|example|password|postgres|secret|berea|test|x+)$/i;

/** The variables that a schema declares as secrets: true, or `optional` where everything works without it. */
function secretsOf(schema: z.ZodType): [name: string, secret: unknown][] {
  if (!(schema instanceof z.ZodObject)) return [];
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  return fields.map(([name, field]): [string, unknown] => [name, secretOf(field)]).filter(([, secret]) => secret);
}

const secretOf = (field: z.ZodType): unknown =>
  field.meta()?.['secret'] ?? (field instanceof z.ZodOptional ? secretOf(field.unwrap() as z.ZodType) : undefined);

/**
 * The environment with every `NAME_FILE` of a secret of `schema` replaced by `NAME`, read from that file without the line end
 * behind it, as secrets come into containers.
 * @param problems one line is added for each file that cannot be used: missing, empty (but for optional secrets), or with
 *   a known word as the secret
 */
export function readSecretFiles(
  schema: z.ZodType,
  source: Record<string, string | undefined>,
  problems: string[],
): Record<string, string | undefined> {
  const result = { ...source };
  for (const [name, secret] of secretsOf(schema)) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    delete result[`${name}_FILE`];
    if (source[name]) problems.push(`${name}: set either ${name} or ${name}_FILE`);
    else result[name] = readSecret(name, file, secret === 'optional', problems);
  }
  return result;
}

function readSecret(name: string, file: string, mayBeEmpty: boolean, problems: string[]): string | undefined {
  const report = (problem: string): undefined => void problems.push(`${name}_FILE: ${problem}`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    return report(`the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`);
  }
  if (!text) return mayBeEmpty ? undefined : report('the file is empty');
  const secret = URL.canParse(text) ? new URL(text).password : text;
  return KNOWN.test(secret) ? report('the secret is a word that everybody knows; make one of your own') : text;
}
