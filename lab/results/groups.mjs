/** What the results page tells of the tests: which suites, and the sentence that stands for each. */
export const GROUPS = [
  {
    section: 'dependencies',
    suites: [
      [
        'server',
        'libs/server/src/database/faults/restart.http.spec.ts',
        'Postgres restarted (fast, immediate, kill -9), sessions terminated, and hanging (stopped, then continued), under writers',
      ],
      [
        'server',
        'libs/server/src/database/faults/overload.http.spec.ts',
        'Postgres out of connections, a full pool, locks that pile up, slow statements',
      ],
      ['server', 'libs/server/src/database/faults/disk-full.http.spec.ts', 'Postgres on a full disk (tmpfs)'],
      [
        'server',
        'libs/server/src/redis/redis-connection.spec.ts',
        'Redis stopped, killed, hanging, paused, out of memory, a read-only replica',
      ],
      ['server', 'libs/server/src/cache/redis-cache.spec.ts', 'the cache in Redis, observed by another client'],
      [
        'gateway',
        'services/gateway/src/admission/redis.http.spec.ts',
        'everything served while Redis is away; a burst of 100 times the limit over two gateways',
      ],
      ['gateway', 'services/gateway/src/upstreams/health.http.spec.ts', 'one service after the other away or unable'],
    ],
  },
  {
    section: 'gateway',
    suites: [
      [
        'gateway',
        'services/gateway/src/upstreams/faults.http.spec.ts',
        'services that hang, reset, answer garbage, half a body, or a byte at a time',
      ],
      [
        'gateway',
        'services/gateway/src/upstreams/repeat.http.spec.ts',
        'one retry of what is safe, and of nothing else',
      ],
      ['gateway', 'services/gateway/src/upstreams/breaker.http.spec.ts', 'the breaker opens, probes and closes'],
      ['gateway', 'services/gateway/src/upstreams/overload.http.spec.ts', '400 calls at once on a service that hangs'],
      ['gateway', 'services/gateway/src/routing/streams.http.spec.ts', '1,000 open streams beside ordinary calls'],
      ['gateway', 'services/gateway/src/routing/slow-clients.http.spec.ts', 'slow-loris: headers, bodies, readers'],
      ['gateway', 'services/gateway/src/upstreams/hygiene.http.spec.ts', 'spoofed and leaking headers'],
      [
        'gateway',
        'services/gateway/src/routing/bodies.http.spec.ts',
        'bodies too large, endless, of a wrong length, encoded',
      ],
      ['gateway', 'services/gateway/src/routing/smuggling.http.spec.ts', 'request smuggling over raw sockets'],
      [
        'gateway',
        'services/gateway/src/routing/targets.http.spec.ts',
        'traversal and encoding tricks, absolute-form targets',
      ],
      ['gateway', 'services/gateway/src/admission/site-address.http.spec.ts', 'Host poisoning'],
      [
        'gateway',
        'services/gateway/src/answers/request-ids.http.spec.ts',
        'the id of every refusal in the logs of every hop',
      ],
    ],
  },
  {
    section: 'security-tests',
    suites: [
      [
        'security-tests',
        'tools/security-tests/src/matrix.http.spec.ts',
        "every route × someone else's id, an id that never was, eight bad identities",
      ],
      [
        'security-tests',
        'tools/security-tests/src/row-level-security.sql.spec.ts',
        'every table without its owner in the query',
      ],
      ['content', 'services/content/src/ownership.http.spec.ts', 'every route with row-level security off'],
      ['server', 'libs/server/src/database/row-level-security.sql.spec.ts', 'logins under which a start is refused'],
    ],
  },
  {
    section: 'care',
    // The counts stand in the titles of the tests: `<sentences>: <n> of <m> <what is counted>`.
    counted: true,
    suites: [['study', 'services/study/src/care/recognise/count-sentences.spec.ts', '']],
  },
];
