const send = (name, signal) => (product) => product.signal(name, signal);

const ALL = ['study', 'content', 'auth', 'gateway'];

/**
 * The faults that are injected while the writers write; each as often as asked for, what takes `long` a tenth as often,
 * and what needs `repeating` to tell anything not where one round was asked for.
 */
export const FAULTS = [
  { name: 'content-kill', title: 'kill -9 of services/content', inject: send('content', 'SIGKILL') },
  { name: 'gateway-kill', title: 'kill -9 of services/gateway', inject: send('gateway', 'SIGKILL') },
  { name: 'postgres-kill', title: 'kill -9 of Postgres', inject: send('postgres', 'SIGKILL') },
  {
    name: 'stack-kill',
    title: 'kill -9 of Postgres and every service at once',
    inject: async (product) => {
      await Promise.all(['postgres', ...ALL].map((name) => product.signal(name, 'SIGKILL')));
    },
    repeating: true,
  },
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
      for (const name of ALL) await product.signal(name, 'SIGTERM');
    },
  },
];
