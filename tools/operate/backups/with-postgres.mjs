import { StartupError } from '../../launch/startup-error.mjs';
import { startPostgres } from '../../postgres/embedded.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Works with a Postgres that runs for as long. A signal stops it, which fails the work and undoes what it began.
 * @template T
 * @param {{ folder: string, password: string }} options as of `startPostgres`
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPostgres(options, work) {
  const giveUp = new AbortController();
  let postgres;
  const end = () => {
    giveUp.abort(new StartupError('It was ended by a signal.'));
    void postgres?.stop();
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    postgres = await startPostgres({ ...options, signal: giveUp.signal });
    return await work(postgres.url);
  } catch (error) {
    // Whatever failed then failed because of it.
    throw giveUp.signal.aborted ? giveUp.signal.reason : error;
  } finally {
    await postgres?.stop();
    for (const signal of SIGNALS) process.off(signal, end);
  }
}
