import { quantile } from '../measures.mjs';
import { startGateway } from './processes.mjs';
import { createSender } from './send.mjs';

const ROUTE = '/api/notes';
/** As many at once as the gateway lets into one service: what is more waits at the gateway. */
const SERVICE = { slots: 32, workMs: 100 };
const OVERLOAD = 10;
const SECONDS = 30;

const accepted = ({ done }) => done.filter(({ status }) => status === 200);
const refused = ({ done }) => done.filter(({ status }) => status === 503);
const p99 = (answers) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  );

/** Ten times what a service can do, beside what the same service does at its best and at half. */
export async function overload({ root, log }) {
  const gateway = await startGateway({ root, ...SERVICE });
  const sender = createSender(`${gateway.url}${ROUTE}`, gateway.token);
  try {
    await sender.together(8, 2);
    log('at its best');
    const best = await sender.together(SERVICE.slots, 8);
    const peak = accepted(best).length / best.seconds;
    log(`${Math.round(peak)} answers a second; at half of that`);
    const half = await sender.atRate(peak / 2, 8);
    const before = gateway.residentMb();
    log(`at ${OVERLOAD} times that`);
    const over = await sender.atRate(peak * OVERLOAD, SECONDS);
    const during = gateway.residentMb();
    log('at half again');
    const after = await sender.atRate(peak / 2, 8);
    const lastRefusal = Math.max(
      0,
      ...after.done.filter(({ status }) => status !== 200).map(({ at }) => at - after.begun),
    );
    const others = over.done.length - accepted(over).length - refused(over).length;
    return [
      '| figure | measured | bound |',
      '| --- | --- | --- |',
      `| requests sent in ${SECONDS} s (asked for: ${OVERLOAD} × ${Math.round(peak)} a second) | ${over.sent} | |`,
      `| answered 200 ÷ the most that the service can do | ${(accepted(over).length / over.seconds / peak).toFixed(2)} | ≥ 0.9 |`,
      `| p99 of those ÷ p99 at half load | ${(p99(accepted(over)) / p99(accepted(half))).toFixed(1)} | ≤ 3 |`,
      `| refused with 503 | ${refused(over).length} | |`,
      `| neither 200 nor 503 | ${others} | 0 |`,
      `| p99 of a refusal ÷ p99 of an answer at half load | ${(p99(refused(over)) / p99(accepted(half))).toFixed(2)} | |`,
      `| memory that the gateway took on | ${Math.round(during - before)} MB | ≤ 64 MB |`,
      `| last refusal after the load ended | ${(lastRefusal / 1_000).toFixed(1)} s | ≤ 5 s |`,
    ];
  } finally {
    await sender.end();
    await gateway.end();
  }
}
