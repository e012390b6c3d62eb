// Parts that the containers of compose.yml share.

export const image = (name) => `\${BEREA_REGISTRY:-berea}/${name}:\${BEREA_VERSION:-latest}`;

/** Limits of every container: no rights, no writable files but /tmp, bounded memory, processes and logs. */
export const contained = ({ memory, cpus = '1.0', pids = 100 }) => ({
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  mem_limit: memory,
  cpus,
  pids_limit: pids,
  logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
});
export const lasting = { restart: 'unless-stopped', init: true, stop_grace_period: '40s' };
export const probe = (test) => ({ test, interval: '5s', timeout: '3s', retries: 3, start_period: '20s' });
export const after = (names, condition) => Object.fromEntries(names.map((name) => [name, { condition }]));

export const inFile = (...names) => ({
  secrets: names,
  environment: Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_FILE`, `/run/secrets/${name}`])),
});
/** How a service logs in to Postgres: with a login of its own, which its migrations make. */
export const loginOf = (name) => {
  const secret = `${name}_database_url`;
  return { secrets: [secret], environment: { DATABASE_URL_FILE: `/run/secrets/${secret}` } };
};
/** First three numbers of the edge's network. */
export const EDGE_NET = '${EDGE_NET:-10.143.17}';
/**
 * A place in the edge's network that stays when a container is made again: nginx looks names up once, when it starts.
 */
const addresses = new Map();
export const onEdge = (name) => {
  if (!addresses.has(name)) addresses.set(name, `${EDGE_NET}.${11 + addresses.size}`);
  return { ipv4_address: addresses.get(name) };
};
/** A service that two or more of are reached by one name. */
export const instances = (name, networks, make) =>
  ['a', 'b'].map((letter) => [
    `${name}-${letter}`,
    {
      ...make(),
      networks: Object.fromEntries(
        networks.map((network) => [
          network,
          { aliases: [name], ...(network === 'edge' && onEdge(`${name}-${letter}`)) },
        ]),
      ),
    },
  ]);

/** A container that runs once, before those that wait for it. */
export const job = (name, command, networks, extra) => ({
  image: image(name),
  user: '10001:10001',
  ...contained({ memory: '512m' }),
  restart: 'on-failure',
  command,
  networks,
  ...extra,
});
