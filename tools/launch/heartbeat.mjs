// Loaded before the program of a service (`node --import`), so that it is heard before its first module: tells the parent
// every second that the event loop turns. A thread of the service, which has the same options, has no channel.
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 1_000;

const tell = () => {
  // If a message cannot be sent any more, the end of the channel tells.
  if (process.connected) process.send({ alive: true }, undefined, {}, () => undefined);
};

if (isMainThread && process.send) {
  tell();
  setInterval(tell, EVERY_MS).unref();
}
