const kill = (name, signal) => async (product) => product.strike(name, signal);

/** What is done to the running product while the writers write, each as often as asked for, what takes `long` a tenth as often. */
export const FAULTS = [
  { name: 'content-kill', title: 'kill -9 of services/content', strike: kill('content', 'SIGKILL') },
  { name: 'gateway-kill', title: 'kill -9 of services/gateway', strike: kill('gateway', 'SIGKILL') },
  { name: 'postgres-kill', title: 'kill -9 of Postgres', strike: kill('postgres', 'SIGKILL') },
  {
    name: 'content-hang',
    title: 'SIGSTOP of services/content, which hangs until the launcher ends it after half a minute',
    strike: kill('content', 'SIGSTOP'),
    long: true,
  },
  {
    name: 'roll',
    title: 'SIGTERM roll: study, content, auth, gateway, one after the other',
    strike: async (product) => {
      for (const name of ['study', 'content', 'auth', 'gateway']) await product.strike(name, 'SIGTERM');
    },
  },
];
