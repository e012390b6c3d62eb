import type { FastifyRequest } from 'fastify';

const LONGEST_MS = 2_000;

/**
 * Lets a client that is still sending read its answer. Node closes such a connection at once, and what then still
 * arrives resets it under the client's hands, answer and all: so our side is closed first, and the rest is read and
 * dropped for a moment.
 */
export function closeLingering({ raw: { socket } }: FastifyRequest): void {
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), LONGEST_MS);
    socket.once('close', () => clearTimeout(timer));
    socket.end();
  };
}
