/**
 * Variables that compose.yml takes from `.env`, as its values write them: `${NAME:?what to do}`, `${NAME:-default}`.
 */
const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Settings of the pods from the ConfigMap `berea`: name → default, or undefined if the operator has to set it. */
export function settingsOf(services) {
  const settings = {};
  for (const { environment = {} } of services)
    for (const value of Object.values(own(environment)))
      for (const [, name, kind, rest] of value.matchAll(VARIABLE)) settings[name] = kind === '-' ? rest : undefined;
  return settings;
}

/** The trusted addresses depend on the cluster, and not on a network of Compose. */
const own = (environment) => ({
  ...environment,
  ...(environment.TRUST_PROXY && { TRUST_PROXY: '${TRUST_PROXY:?the addresses of the pods that send requests on}' }),
});

const sourceOf = (name) => ({ configMapKeyRef: { name: 'berea', key: name } });

/** The environment of a container: what it takes from the ConfigMap first, since later values are made from it. */
export function environmentOf({ environment = {} }) {
  const values = Object.entries(own(environment));
  const used = new Set(values.flatMap(([, value]) => [...value.matchAll(VARIABLE)].map(([, name]) => name)));
  return [
    ...[...used].map((name) => ({ name, valueFrom: sourceOf(name) })),
    ...values
      .map(([name, value]) => ({ name, value: value.replace(VARIABLE, (_all, variable) => `$(${variable})`) }))
      .filter(({ name, value }) => value !== `$(${name})`),
  ];
}

/** '512m' and '1g' of Compose as Kubernetes writes them. */
const memoryOf = (text) => text.toUpperCase().replace(/([MG])$/, '$1i');
const cpuOf = (text) => `${Number(text) * 1_000}m`;

/** No rights, no writable files but those of its volumes, bounded memory: what compose.yml asks for. */
export function restrictions({ mem_limit: memory, cpus }) {
  return {
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    resources: {
      requests: { cpu: '50m', memory: memoryOf(memory) },
      limits: { cpu: cpuOf(cpus), memory: memoryOf(memory) },
    },
  };
}

/**
 * A pod's template from a service of compose.yml.
 * @param {string} name
 * @param {object} service
 * @param {object} [more] of the container: probes, ports
 */
export function podTemplate(name, service, more = {}, spec = {}) {
  const volumes = volumesOf(service);
  const [user, group] = service.user.split(':').map(Number);
  return {
    metadata: { labels: { app: name, 'app.kubernetes.io/part-of': 'berea' } },
    spec: {
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: {
        runAsNonRoot: true,
        runAsUser: user,
        runAsGroup: group,
        fsGroup: group,
        seccompProfile: { type: 'RuntimeDefault' },
      },
      ...spec,
      containers: [
        {
          name,
          image: imageOf(service.image),
          ...(service.command?.length ? { args: service.command } : {}),
          ...(service.environment ? { env: environmentOf(service) } : {}),
          ...more,
          ...restrictions(service),
          volumeMounts: volumes.map(({ mount }) => mount),
        },
      ],
      volumes: volumes.map(({ volume }) => volume),
    },
  };
}

/** `${BEREA_REGISTRY:-berea}/content:${BEREA_VERSION:-latest}` becomes the name that Kustomize's `images` replaces. */
const imageOf = (text) => text.replace('${BEREA_REGISTRY:-berea}', 'berea').replace(/:\$\{BEREA_VERSION.*$/, '');

function volumesOf({ tmpfs = [], secrets = [], volumes = [] }) {
  return [
    ...tmpfs.map((mountPath) => ({
      mount: { name: 'tmp', mountPath },
      volume: { name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '64Mi' } },
    })),
    ...(secrets.length
      ? [
          {
            mount: { name: 'secrets', mountPath: '/run/secrets', readOnly: true },
            volume: {
              name: 'secrets',
              secret: { secretName: 'berea', optional: false, items: secrets.map((key) => ({ key, path: key })) },
            },
          },
        ]
      : []),
    ...volumes.map((text) => {
      const [name, mountPath, mode] = text.split(':');
      const readOnly = mode === 'ro';
      return {
        mount: { name, mountPath, ...(readOnly && { readOnly }) },
        volume: { name, persistentVolumeClaim: { claimName: name, ...(readOnly && { readOnly }) } },
      };
    }),
  ];
}
