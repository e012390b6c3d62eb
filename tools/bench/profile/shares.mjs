import fs from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Between two samples that lie further apart, the process was not the one that ran. */
const LONGEST_US = 500;

/** Who spends time, by where the source lies; the first that fits. */
const GROUPS = [
  [
    'Node: promises and the context of the request',
    /^node:(?:internal\/)?(?:async_hooks|process\/task_queues|promise)/,
  ],
  ['Node: HTTP, sockets, timers', /^node:/],
  ['Fastify', /node_modules\/(?:fastify|@fastify|find-my-way|fast-\w+|avvio|light-my-request|toad-cache)\//],
  ['Nest and RxJS', /node_modules\/(?:@nestjs|rxjs|reflect-metadata)\//],
  ['oRPC', /node_modules\/@orpc\//],
  ['zod', /node_modules\/zod\//],
  ['TypeORM', /node_modules\/typeorm\//],
  ['pg', /node_modules\/(?:pg|pg-[\w-]+|postgres-\w+)\//],
  ['undici and breakers', /node_modules\/(?:undici|cockatiel)\//],
  [
    'log and metrics',
    /node_modules\/(?:pino|sonic-boom|prom-client|safe-stable-stringify)|libs\/server\/src\/(?:log|metrics)\//,
  ],
  ['other packages', /node_modules\//],
  ["Berea's own code", /./],
];
const OWN_WORDS = new Map([['(garbage collector)', 'garbage collection']]);
/** Where Node hands an answer or a request to the system; what that takes is the system's own work, whatever the length. */
const SENDS = 'node:internal/stream_base_commons';
const OUTSIDE = new Set(['(idle)', '(program)', '(root)']);

/**
 * What a process spent its time on, as shares of all that it spent.
 * @param {object} profile of V8's sampling profiler
 * @returns {Record<string, number>} by the names of the groups
 */
export function sharesOf({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) for (const id of node.children ?? []) byId.get(id).parent = node;
  const maps = new Map();
  const known = new Map();
  const groupOf = (node) => {
    if (!known.has(node)) known.set(node, find(node, maps, groupOf));
    return known.get(node);
  };
  const times = {};
  let total = 0;
  samples.forEach((id, at) => {
    const group = groupOf(byId.get(id));
    if (!group || timeDeltas[at] > LONGEST_US) return;
    times[group] = (times[group] ?? 0) + timeDeltas[at];
    total += timeDeltas[at];
  });
  return Object.fromEntries(Object.entries(times).map(([group, time]) => [group, time / total]));
}

/** What has no source of its own (a function of the engine) belongs to who called it; undefined for what is no work. */
function find({ callFrame: { functionName, url, lineNumber, columnNumber }, parent }, maps, groupOf) {
  if (OUTSIDE.has(functionName) || url === 'node:inspector') return undefined;
  if (OWN_WORDS.has(functionName)) return OWN_WORDS.get(functionName);
  if (!url && functionName.startsWith('write') && parent?.callFrame.url === SENDS) return 'the system: sending';
  if (!url) return parent && groupOf(parent);
  const source = sourceOf(url, lineNumber, columnNumber, maps);
  return GROUPS.find(([, pattern]) => pattern.test(source))[0];
}

function sourceOf(url, line, column, maps) {
  if (!url.startsWith('file:')) return url;
  if (!maps.has(url)) {
    const file = `${fileURLToPath(url)}.map`;
    maps.set(url, fs.existsSync(file) ? new SourceMap(JSON.parse(fs.readFileSync(file, 'utf8'))) : undefined);
  }
  return maps.get(url)?.findEntry(line, column).originalSource ?? url;
}
