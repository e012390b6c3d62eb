import { type Asked, serveArchive } from './serve-archive.js';

/** The parts of a worker that are used here: the types of a page have none. */
interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Asked }) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

const answer = serveArchive((told) => scope.postMessage(told));
scope.addEventListener('message', ({ data }) => void answer(data));
