const kill = (name, signal) => async (product) => product.strike(name, signal);

/** What is done to the running product, each as often as asked for, while the writers write. */
export const FAULTS = [
  { name: 'content-kill', title: 'kill -9 of services/content', strike: kill('content', 'SIGKILL') },
  { name: 'gateway-kill', title: 'kill -9 of services/gateway', strike: kill('gateway', 'SIGKILL') },
  { name: 'postgres-kill', title: 'kill -9 of Postgres', strike: kill('postgres', 'SIGKILL') },
  {
    name: 'roll',
    title: 'SIGTERM roll: study, content, auth, gateway, one after the other',
    strike: async (product) => {
      for (const name of ['study', 'content', 'auth', 'gateway']) await product.strike(name, 'SIGTERM');
    },
  },
];
