// node tools/containers/compose.mjs: writes docker/compose.yml and docker/edge/remotes.conf from the list of projects.
import '../node-version.mjs';
import path from 'node:path';
import { stringify } from 'yaml';
import { formatText, writeFiles } from '../checks/generated-files.mjs';
import { readManifests } from '../remotes/manifests.mjs';
import { bereaContainers, TLS } from './compose/berea.mjs';
import { EDGE_NET } from './compose/containers.mjs';
import { OBSERVABILITY } from './compose/observability.mjs';
import { STORES } from './compose/stores.mjs';

const docker = path.resolve(import.meta.dirname, '../../docker');

const SECRETS = [
  'database_url',
  'auth_database_url',
  'content_database_url',
  'study_database_url',
  'redis_url',
  'auth_instance_key',
  'smtp_pass',
  'openai_api_key',
  'metrics_token',
  'postgres_password',
  'redis_password',
];

export function composeFile() {
  const names = [...SECRETS, ...TLS, 'grafana_password'];
  return {
    name: 'berea',
    services: { ...bereaContainers(), ...STORES, ...OBSERVABILITY },
    networks: {
      edge: { ipam: { config: [{ subnet: `${EDGE_NET}.0/24` }] } },
      app: { internal: true },
      data: { internal: true },
      egress: {},
    },
    volumes: { postgres: {}, library: {}, backup: {}, prometheus: {}, grafana: {} },
    secrets: Object.fromEntries(names.map((name) => [name, { file: `./secrets/${name}` }])),
  };
}

/** Locations of each remote's files for the edge. */
export const edgeRemotes = () =>
  [
    '# Made by `npm run images -- compose` from the manifests of the remotes.',
    ...readManifests().map(({ id }) => `location /remotes/${id}/ {\n  proxy_pass http://${id}-mfe:8080/;\n}`),
    '',
  ].join('\n');

/** The files that docker/ must hold: path there → text. */
export async function composeFiles() {
  const head = '# Made by `npm run images -- compose`; how to use it: README.md beside this file.\n';
  const yaml = head + stringify(composeFile(), { lineWidth: 0, aliasDuplicateObjects: false });
  const text = await formatText('compose.yml', yaml);
  return { 'compose.yml': text, 'edge/remotes.conf': edgeRemotes() };
}

export const writeComposeFiles = async () => writeFiles(docker, await composeFiles());
