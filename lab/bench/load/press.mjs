import autocannon from 'autocannon';
import { SCENARIOS } from './scenarios.mjs';

/** Notes have a quota for each account: writers take turns. */
const ACCOUNTS = 50;

/** As many accounts as take turns. */
export const accountsOf = (stage) => Promise.all(Array.from({ length: ACCOUNTS }, () => stage.issue()));

/**
 * Asks for one kind of `SCENARIOS`, one account after the other.
 * @param {{ url: string, accounts: { token: string }[], kind: string, from?: number }} what `from`: the turn it begins with
 * @param {object} options autocannon's: `connections`, `duration` in seconds, `overallRate` …
 * @returns {Promise<object>} autocannon's result, with `failed` and, for the log, `failures` ('429: 3, ECONNRESET: 1')
 */
export async function press({ url, accounts, kind, from = 0 }, options) {
  let turn = from;
  const broken = new Map();
  const load = autocannon({
    url,
    ...options,
    requests: [
      {
        setupRequest(request) {
          turn += 1;
          const { path, method = 'GET', headers, body } = SCENARIOS[kind].ask(turn);
          const authorization = `Bearer ${accounts[turn % accounts.length].token}`;
          return { ...request, path, method, body, headers: { ...headers, authorization } };
        },
      },
    ],
  });
  load.on('reqError', ({ code, message }) => broken.set(code ?? message, (broken.get(code ?? message) ?? 0) + 1));
  const result = await load;
  const refused = Object.entries(result.statusCodeStats)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { count }]) => [status, count]);
  const failures = [...refused, ...broken].map(([what, count]) => `${what}: ${count}`).join(', ');
  return { ...result, failed: result.non2xx + result.errors, failures };
}
