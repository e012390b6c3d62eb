/** One panel: its title, its unit in Grafana's words, and what is drawn: [legend, PromQL]. */
const PANELS = [
  ['Requests a second', 'reqps', [['{{service}}', 'sum by (service) (rate(http_requests_total[5m]))']]],
  [
    'Errors of our own, share',
    'percentunit',
    [
      [
        '{{service}}',
        'sum by (service) (rate(http_requests_total{status=~"5.."}[5m])) / sum by (service) (rate(http_requests_total[5m]))',
      ],
    ],
  ],
  [
    'Time to answer, 95th percentile',
    's',
    [
      [
        '{{service}}',
        'histogram_quantile(0.95, sum by (le, service) (rate(http_request_duration_seconds_bucket[5m])))',
      ],
    ],
  ],
  [
    'Slowest routes, 95th percentile',
    's',
    [
      [
        '{{method}} {{route}}',
        'topk(8, histogram_quantile(0.95, sum by (le, method, route) (rate(http_request_duration_seconds_bucket{service="gateway"}[5m]))))',
      ],
    ],
  ],
  [
    'What services answer the gateway',
    'reqps',
    [['{{upstream}} {{result}}', 'sum by (upstream, result) (rate(upstream_requests_total[5m]))']],
  ],
  [
    'Breakers that are open',
    'short',
    [['{{upstream}} {{scope}}', 'max by (upstream, scope) (upstream_breaker_state{state="open"})']],
  ],
  ['Refused by a rate limit', 'reqps', [['{{class}}', 'sum by (class) (rate(rate_limit_rejections_total[5m]))']]],
  [
    'Connections to Postgres',
    'short',
    [
      ['{{instance}} {{state}}', 'sum by (instance, state) (db_pool_connections)'],
      ['{{instance}} waiting', 'sum by (instance) (db_pool_waiting)'],
    ],
  ],
  ['Reads of the cache', 'reqps', [['{{result}}', 'sum by (result) (rate(cache_reads_total[5m]))']]],
  ['Memory of each process', 'bytes', [['{{instance}}', 'process_resident_memory_bytes']]],
  ['Delay of the event loop, 99th percentile', 's', [['{{instance}}', 'nodejs_eventloop_lag_p99_seconds']]],
];

/** Grafana's dashboard of the whole product, from the metrics that every service shows. */
export const dashboard = () => ({
  uid: 'berea',
  title: 'Berea',
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  panels: PANELS.map(([title, unit, targets], index) => ({
    id: index + 1,
    type: 'timeseries',
    title,
    datasource: { type: 'prometheus', uid: 'prometheus' },
    gridPos: { h: 8, w: 12, x: (index % 2) * 12, y: Math.floor(index / 2) * 8 },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: targets.map(([legendFormat, expr], place) => ({
      refId: String.fromCharCode(65 + place),
      expr,
      legendFormat,
    })),
  })),
});
