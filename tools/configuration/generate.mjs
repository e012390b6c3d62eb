// npm run generate: writes what is made of the schemas of the environment and committed: the data by which npm start checks
// it before packages are installed, and docs/configuration.md.
import { z } from 'zod';
import { formatText, writeFiles } from '../checks/generated-files.mjs';
import { LauncherEnv } from '../launch/launcher-variables.mjs';
import { importBundled } from '../rspack/bundle.mjs';
import { root } from '../rspack/paths.mjs';
import { GROUPS } from './groups.mjs';

const LAUNCHER = 'npm start';

/** The schema of everything that reads variables, by its name. */
async function readSchemas() {
  const read = async (name, file, schema) => [name, (await importBundled(`services/${name}`, file))[schema]];
  return [
    [LAUNCHER, LauncherEnv],
    await read('auth', './src/core/env.ts', 'AuthServiceEnv'),
    await read('content', './src/env.ts', 'Env'),
    await read('study', './src/env.ts', 'Env'),
    await read('gateway', './src/config/env.ts', 'GatewayEnv'),
  ];
}

/**
 * Every variable once, in the order of the groups. A variable that the launcher declares too is the launcher's: to a
 * service of its own, PORT or DATABASE_URL is another thing.
 * @param {[reader: string, schema: z.ZodObject][]} schemas
 * @throws Error if a variable lacks its sentence or its group, or two services say different things of it
 */
export function variablesOf(schemas) {
  const variables = new Map();
  for (const [reader, schema] of schemas) {
    for (const [name, field] of Object.entries(schema.shape)) {
      const known = variables.get(name);
      if (known) known.readBy.push(reader);
      if (known?.readBy[0] === LAUNCHER) continue;
      const said = describe(name, field);
      const needed = !field.safeParse(undefined).success;
      if (known) known.needed ||= needed;
      else variables.set(name, { name, ...said, readBy: [reader], needed });
      if (known && JSON.stringify({ ...known, ...said }) !== JSON.stringify(known))
        throw new Error(`${name} is declared twice, and differently: by ${known.readBy.join(' and by ')}`);
    }
  }
  const order = Object.keys(GROUPS);
  // The launcher's logins come behind the address that they are for.
  const place = ({ group, readBy, needs }) => 2 * order.indexOf(group) + (readBy[0] === LAUNCHER && needs ? 1 : 0);
  return [...variables.values()].toSorted((one, other) => place(one) - place(other));
}

function describe(name, field) {
  const json = z.toJSONSchema(field, { unrepresentable: 'any' });
  const { description, group, secret, needs, unset, default: usual } = json;
  if (!description || !GROUPS[group]) throw new Error(`${name} needs a description and a group of groups.mjs`);
  // A start works out what services read apart, and never checks it.
  const form = group === 'apart' ? undefined : formOf(name, json);
  return { group, form, default: usual, secret, needs, unset, description };
}

/** How a start checks the value; tools/launch/readers.mjs has a reader for each form. */
function formOf(name, { form, schemes, type, format, enum: words, minimum, maximum, exclusiveMinimum, minLength }) {
  if (form) return { form };
  if (schemes) return { form: 'address', schemes };
  if (words) return { form: 'word', words };
  if (type === 'boolean') return { form: 'switch' };
  if (type === 'integer') return { form: 'whole number', from: minimum, to: maximum };
  if (type === 'number' && exclusiveMinimum !== undefined) return { form: 'number', above: exclusiveMinimum };
  if (format === 'email') return { form: 'e-mail address' };
  if (type === 'string') return { form: 'text', least: minLength };
  throw new Error(`${name} needs a form by which a start checks it`);
}

/** One line a variable, without what only a reader of the document needs. */
function dataFile(variables) {
  const lines = variables
    .filter(({ group }) => group !== 'apart')
    .map(({ name, group, form, default: usual, secret, needs, readBy }) =>
      JSON.stringify({
        name,
        ...form,
        default: usual,
        needs,
        secret: secret && true,
        group,
        readBy: readBy.filter((reader) => reader !== LAUNCHER),
      }),
    );
  return `[\n${lines.map((line) => `  ${line}`).join(',\n')}\n]\n`;
}

const INTRO = `<!-- Made by \`npm run generate\` from the schemas of the services and of the launcher. -->

# Configuration

Everything is set by environment variables; none is needed to start. An empty value counts as not set. \`npm start\` checks them and lists all problems at once; \`npm run doctor\` says what is configured and what is wrong.

\`+_FILE\` marks what is secret: a service that is started alone, as in [containers](../docker/README.md), takes it from a file too (\`DATABASE_URL_FILE=/run/secrets/database_url\` in place of \`DATABASE_URL\`).
`;

/** @param {ReturnType<typeof variablesOf>} variables */
const document = (variables) => [INTRO, ...Object.keys(GROUPS).map((group) => chapter(group, variables))].join('\n');

function chapter(group, variables) {
  const { title, intro } = GROUPS[group];
  const rows = variables.filter((variable) => variable.group === group);
  const everyone = new Set(variables.flatMap(({ readBy }) => readBy)).size - 1;
  const readers = ({ readBy: [first, ...others] }) => {
    if (first === LAUNCHER) return LAUNCHER;
    return others.length + 1 === everyone ? 'every service' : [first, ...others].join(', ');
  };
  return [
    `## ${title}\n`,
    ...(intro ? [`${intro}\n`] : []),
    '| Variable | Default | Read by | What it is |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| \`${row.name}\`${row.secret ? ' +`_FILE`' : ''} | ${usualOf(row)} | ${readers(row)} | ${row.description} |`,
    ),
    '',
  ].join('\n');
}

function usualOf({ default: usual, unset, needed, group }) {
  if (usual !== undefined && usual !== '') return `\`${usual}\``;
  return unset ?? (needed && group === 'apart' ? 'must be set' : '–');
}

/** The files as they have to be in the workspace: path → text. */
export async function configurationFiles() {
  const variables = variablesOf(await readSchemas());
  return {
    'tools/launch/variables.json': dataFile(variables),
    'docs/configuration.md': await formatText('configuration.md', document(variables)),
  };
}

if (import.meta.filename === process.argv[1]) writeFiles(root, await configurationFiles());
