const send = (name, signal) => (product) => product.signal(name, signal);

/** The faults that are injected while the writers write; each as often as asked for, what takes `long` a tenth as often. */
export const FAULTS = [
  { name: 'content-kill', title: 'kill -9 of services/content', inject: send('content', 'SIGKILL') },
  { name: 'gateway-kill', title: 'kill -9 of services/gateway', inject: send('gateway', 'SIGKILL') },
  { name: 'postgres-kill', title: 'kill -9 of Postgres', inject: send('postgres', 'SIGKILL') },
  {
    name: 'content-hang',
    title: 'SIGSTOP of services/content, which hangs until the launcher ends it',
    inject: send('content', 'SIGSTOP'),
    long: true,
  },
  {
    name: 'roll',
    title: 'SIGTERM roll: study, content, auth, gateway, one after the other',
    inject: async (product) => {
      for (const name of ['study', 'content', 'auth', 'gateway']) await product.signal(name, 'SIGTERM');
    },
  },
];
