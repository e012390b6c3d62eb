import { contained, lasting } from './containers.mjs';

/** Containers that collect and draw the metrics. */
export const OBSERVABILITY = {
  prometheus: {
    image: '${PROMETHEUS_IMAGE:-prom/prometheus:v3.5.0}',
    profiles: ['observability'],
    user: '65534:65534',
    ...contained({ memory: '512m' }),
    ...lasting,
    volumes: ['./prometheus:/etc/prometheus:ro', 'prometheus:/prometheus'],
    secrets: ['metrics_token'],
    networks: ['app'],
  },
  grafana: {
    image: '${GRAFANA_IMAGE:-grafana/grafana:12.1.0}',
    profiles: ['observability'],
    user: '472:472',
    ...contained({ memory: '512m' }),
    ...lasting,
    environment: {
      GF_SECURITY_ADMIN_PASSWORD__FILE: '/run/secrets/grafana_password',
      GF_ANALYTICS_REPORTING_ENABLED: 'false',
    },
    volumes: [
      './grafana/provisioning:/etc/grafana/provisioning:ro',
      './grafana/dashboards:/var/lib/grafana/dashboards:ro',
      'grafana:/var/lib/grafana',
    ],
    secrets: ['grafana_password'],
    networks: ['app', 'edge'],
  },
};
