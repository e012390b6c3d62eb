import { ApiObject, App, Chart } from 'cdk8s';
import { composeFile } from '../compose.mjs';
import { SERVICES, SITES } from '../projects.mjs';
import { readManifests } from '../../remotes/manifests.mjs';
import { podTemplate, settingsOf } from './containers.mjs';
import { networkPolicies } from './network-policies.mjs';

const { services: compose } = composeFile();
/** One of the two that Compose names is enough: a Deployment counts them. */
const described = (name) => compose[name] ?? compose[`${name}-a`];
const replicasOf = (name) => (compose[name] && SERVICES.includes(name) ? 1 : 2);
const JOBS = Object.keys(compose).filter((name) => name.startsWith('migrate-') || name === 'library');
const port = (name, containerPort) => ({ name, containerPort });
const probe = (path, more) => ({ httpGet: { path, port: 'http' }, timeoutSeconds: 3, ...more });

/** Checks as compose.yml has them, and readiness, by which Kubernetes keeps requests from an instance that leaves. */
const SERVICE = {
  ports: [port('http', 8080), port('metrics', 9464)],
  startupProbe: probe('/health/live', { periodSeconds: 2, failureThreshold: 60 }),
  livenessProbe: probe('/health/live', { periodSeconds: 10, failureThreshold: 3 }),
  readinessProbe: probe('/health/ready', { periodSeconds: 2, failureThreshold: 1 }),
};
const SITE = {
  ports: [port('http', 8080)],
  livenessProbe: probe('/health/live', { periodSeconds: 10, failureThreshold: 3 }),
  readinessProbe: probe('/health/live', { periodSeconds: 2, failureThreshold: 1 }),
};

/** Everything of Berea but Postgres, Redis and the way in, which clusters have of their own, as YAML. */
export function manifests() {
  const app = new App();
  const chart = new Chart(app, 'berea', { disableResourceNameHashes: true });
  const add = (kind, name, apiVersion, content) =>
    new ApiObject(chart, `${kind}-${name}`, { apiVersion, kind, metadata: { name }, ...content });

  const settings = settingsOf([...SERVICES, ...JOBS].map(described));
  const defaults = Object.entries(settings).filter(([, value]) => value !== undefined);
  add('ConfigMap', 'berea', 'v1', { data: Object.fromEntries(defaults) });
  add('PersistentVolumeClaim', 'library', 'v1', {
    spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '1Gi' } } },
  });
  for (const name of JOBS) {
    add('Job', name, 'batch/v1', {
      spec: {
        backoffLimit: 6,
        template: podTemplate(name, described(name), {}, { restartPolicy: 'OnFailure' }),
      },
    });
  }
  for (const name of [...SERVICES, ...SITES]) addDeployment(add, name);
  add('HTTPRoute', 'berea', 'gateway.networking.k8s.io/v1', { spec: route() });
  for (const [name, spec] of Object.entries(networkPolicies(compose, described)))
    add('NetworkPolicy', name, 'networking.k8s.io/v1', { spec });
  return app.synthYaml();
}

function addDeployment(add, name) {
  const replicas = replicasOf(name);
  const selector = { app: name };
  const isService = SERVICES.includes(name);
  add('Deployment', name, 'apps/v1', {
    spec: {
      replicas,
      selector: { matchLabels: selector },
      // One that is ready takes the place of one that leaves.
      strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: podTemplate(name, described(name), isService ? SERVICE : SITE, {
        terminationGracePeriodSeconds: 45,
        topologySpreadConstraints: [
          {
            maxSkew: 1,
            topologyKey: 'kubernetes.io/hostname',
            whenUnsatisfiable: 'ScheduleAnyway',
            labelSelector: { matchLabels: selector },
          },
        ],
      }),
    },
  });
  const metrics = isService ? [{ name: 'metrics', port: 9464, targetPort: 'metrics' }] : [];
  add('Service', name, 'v1', {
    spec: { selector, ports: [{ name: 'http', port: 8080, targetPort: 'http' }, ...metrics] },
  });
  if (replicas > 1) {
    add('PodDisruptionBudget', name, 'policy/v1', {
      spec: { minAvailable: 1, selector: { matchLabels: selector } },
    });
  }
}

/**
 * The routes of docker/edge: files of the shell and of each remote from their servers, everything else from the
 * gateways.
 */
function route() {
  const to = (name) => [{ name, port: 8080 }];
  const prefix = (value) => ({ path: { type: 'PathPrefix', value } });
  const exact = (value) => ({ path: { type: 'Exact', value } });
  return {
    parentRefs: [{ name: 'berea' }],
    rules: [
      ...readManifests().map(({ id }) => ({
        matches: [prefix(`/remotes/${id}/`)],
        filters: [
          {
            type: 'URLRewrite',
            urlRewrite: { path: { type: 'ReplacePrefixMatch', replacePrefixMatch: '/' } },
          },
        ],
        backendRefs: to(`${id}-mfe`),
      })),
      { matches: [prefix('/assets/'), exact('/logo.svg'), exact('/preach-worker.js')], backendRefs: to('shell') },
      { matches: [prefix('/')], backendRefs: to('gateway') },
    ],
  };
}
