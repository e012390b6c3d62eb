import { acceptsEncoding } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../http/send-error';
import { sendRevalidated } from '../http/send-revalidated.js';
import { contentType } from './content-types.js';
import type { WebFile } from './web-folder.js';

/** Sends a file: a hashed one compressed and for ever, any other to be asked about before each use. */
export async function sendWebFile(request: FastifyRequest, reply: FastifyReply, file: WebFile): Promise<unknown> {
  const type = contentType(file.content.file);
  if (file.encodings.size > 0) void reply.header('vary', 'accept-encoding');
  for (const [encoding, compressed] of file.encodings) {
    const content = acceptsEncoding(request.headers['accept-encoding'], encoding) && (await compressed.read());
    if (!content) continue;
    void reply.header('content-encoding', encoding);
    return send(content);
  }
  const content = await file.content.read();
  return content ? send(content) : sendNotFound(request, reply);

  function send(body: Buffer): FastifyReply {
    if (!file.hashed) return sendRevalidated(request, reply, type, body);
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(body);
  }
}
