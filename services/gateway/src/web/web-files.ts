import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names of files whose name holds a hash of their content: what has this name never changes. */
const HASHED = /^[^/]+\/assets\//;

/** Obsolete name of `text/javascript` (RFC 9239), which @fastify/static still sends. */
const OBSOLETE_SCRIPT = 'application/javascript; charset=utf-8';

/**
 * Adds `reply.sendFile` of @fastify/static for the built web: precompressed siblings (`.br`, `.gz`) where the client takes
 * them; files with a hash in their name are stored for ever, all others revalidated before each use.
 */
export function provideWebFiles(fastify: FastifyInstance, webRoot: string): void {
  const root = path.resolve(webRoot);
  void fastify.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    acceptRanges: false,
    lastModified: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = HASHED.test(path.relative(root, file));
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.getHeader('content-type') === OBSOLETE_SCRIPT) void reply.type('text/javascript; charset=utf-8');
    done();
  });
}

/**
 * Whether an address may be answered with this file: a regular one inside the folder, reached through no symbolic link,
 * neither hidden nor a compressed sibling of another file.
 * @param name path in the folder, decoded, with slashes and without one in front
 */
export async function isWebFile(folder: string, name: string): Promise<boolean> {
  if (name.split('/').some((part) => part.startsWith('.')) || /\.(?:br|gz)$/.test(name)) return false;
  const file = path.join(folder, name);
  try {
    const [root, real, stats] = await Promise.all([realpath(folder), realpath(file), stat(file)]);
    return stats.isFile() && real === path.join(root, name);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
