import { SERVICES, SITES } from '../projects.mjs';

const pods = (...names) => ({ podSelector: { matchExpressions: [{ key: 'app', operator: 'In', values: names }] } });
const http = [{ port: 8080 }];
const networksOf = (service) =>
  Array.isArray(service.networks) ? service.networks : Object.keys(service.networks ?? {});

/**
 * The networks of compose.yml as rules: who asks whom, and which reach the world outside of the cluster.
 * @returns {Record<string, object>} specs by name
 */
export function networkPolicies(compose, described) {
  const behind = SERVICES.filter((name) => name !== 'gateway');
  const jobs = Object.keys(compose).filter((name) => name.startsWith('migrate-') || name === 'library');
  const on = (network) => [...SERVICES, ...jobs].filter((name) => networksOf(described(name)).includes(network));
  return {
    'nothing-by-default': { podSelector: partOfBerea, policyTypes: ['Ingress', 'Egress'] },
    'names-are-looked-up': {
      podSelector: partOfBerea,
      policyTypes: ['Egress'],
      egress: [
        {
          ports: [
            { port: 53, protocol: 'UDP' },
            { port: 53, protocol: 'TCP' },
          ],
        },
      ],
    },
    'way-in-to-gateway-and-files': {
      ...pods('gateway', ...SITES),
      policyTypes: ['Ingress'],
      ingress: [{ ports: http }],
    },
    'gateway-to-services': {
      ...pods('gateway'),
      policyTypes: ['Egress'],
      egress: [{ to: [pods(...behind, 'shell')], ports: http }],
    },
    'services-from-gateway': {
      ...pods(...behind),
      policyTypes: ['Ingress'],
      // The keys of sessions are asked of auth by every service.
      ingress: [{ from: [pods('gateway', ...behind)], ports: http }],
    },
    'services-to-auth': {
      ...pods(...behind),
      policyTypes: ['Egress'],
      egress: [{ to: [pods('auth')], ports: http }],
    },
    // Whose a personal token is.
    'study-to-content': {
      ...pods('study'),
      policyTypes: ['Egress'],
      egress: [{ to: [pods('content')], ports: http }],
    },
    'to-postgres': { ...pods(...on('data')), policyTypes: ['Egress'], egress: [{ ports: [{ port: 5432 }] }] },
    'to-redis': { ...pods('gateway', 'auth'), policyTypes: ['Egress'], egress: [{ ports: [{ port: 6379 }] }] },
    // Mails, a model, texts: whatever is not of the cluster, by TLS or as mail.
    'to-the-world': {
      ...pods(...on('egress')),
      policyTypes: ['Egress'],
      egress: [{ ports: [{ port: 80 }, { port: 443 }, { port: 465 }, { port: 587 }] }],
    },
    'metrics-are-read': {
      ...pods(...SERVICES),
      policyTypes: ['Ingress'],
      ingress: [{ ports: [{ port: 9464 }] }],
    },
  };
}

const partOfBerea = { matchLabels: { 'app.kubernetes.io/part-of': 'berea' } };
