/** Requests of each kind to each route. */
export const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);

/** The same each time, so that a failure of one machine is a failure of every machine; `npm run fuzz` takes another. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
