// Preloaded into a service that is measured: SIGUSR2 begins to sample what it spends its time on, and the next one ends
// that and writes what was seen into the folder BENCH_PROFILES, under the number of the process.
import fs from 'node:fs';
import path from 'node:path';
import { Session } from 'node:inspector';

const MICROSECONDS = 250;

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.setSamplingInterval', { interval: MICROSECONDS });

let sampling = false;
process.on('SIGUSR2', () => {
  sampling = !sampling;
  if (sampling) return session.post('Profiler.start');
  session.post('Profiler.stop', (error, result) => {
    if (error) throw error;
    const file = path.join(process.env.BENCH_PROFILES, `${process.pid}.json`);
    fs.writeFileSync(`${file}.part`, JSON.stringify(result.profile));
    fs.renameSync(`${file}.part`, file);
  });
});
