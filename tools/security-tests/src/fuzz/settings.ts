/** Requests of each kind to each route: few in every test run, more in `npm run test:all`, any number by `npm run fuzz`. */
export const RUNS = Number(process.env['FUZZ_RUNS'] ?? (process.env['TEST_ALL'] ? 150 : 15));

/** Only ends what hangs, also on a busy machine. */
export const TIME_LIMIT_MS = 300_000 + RUNS * 5_000;

/** The same each time, so that a failure of one machine is a failure of every machine; `npm run fuzz` takes another. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
