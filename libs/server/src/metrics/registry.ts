import { collectDefaultMetrics, Registry } from 'prom-client';

/** The metrics of this process. Code that measures something registers it here; `serveMetrics` shows them. */
export const metrics = new Registry();

let watched = false;

/** Adds memory, CPU, garbage collection and the delay of the event loop, once. */
export function watchProcess(): void {
  if (watched) return;
  watched = true;
  collectDefaultMetrics({ register: metrics });
}
