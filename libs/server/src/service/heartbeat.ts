const EVERY_MS = 1_000;

/**
 * Tells the parent every second that the event loop still turns, so that it can end a process that hangs. Call it when
 * the process is ready: a start may take long in one piece.
 */
export function startHeartbeat(): void {
  if (!process.send) return;
  // Of a message that cannot be sent any more, the end of the channel tells.
  setInterval(
    () => process.connected && process.send?.({ alive: true }, undefined, {}, () => undefined),
    EVERY_MS,
  ).unref();
}
