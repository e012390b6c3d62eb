import { hash } from 'node:crypto';
import { type Encoding, isUnchanged, preferredEncoding } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressForKeeping, isWorthCompressing } from './compress-answer.js';

type Headers = Readonly<Record<string, string>>;

/** An answer in one encoding. */
interface Form {
  readonly etag: string;
  readonly headers: Headers;
  /** The headers of a 304: only those that a cache needs. */
  readonly unchanged: Headers;
  /** Undefined until it was asked for. */
  body: Buffer | undefined;
  making?: Promise<Buffer>;
}

/**
 * An answer that is the same for everybody, as ready bytes: as it came, and in each encoding from the first time that it
 * is asked for.
 */
export class KeptAnswer {
  private readonly forms: Readonly<Record<Encoding | 'identity', Form>>;
  private readonly isCompressible: boolean;

  /**
   * @param given the headers that clients may see
   * @param onGrowth called when another encoding has made it larger
   */
  constructor(
    body: Buffer,
    given: Headers,
    private readonly onGrowth: (answer: KeptAnswer) => void = () => undefined,
  ) {
    const { etag } = given;
    const tag = etag?.startsWith('"') ? etag.slice(1, -1) : hash('sha256', body, 'base64url').slice(0, 22);
    this.isCompressible = isWorthCompressing(body);
    this.forms = {
      identity: formOf(given, tag, undefined, body),
      br: formOf(given, tag, 'br'),
      gzip: formOf(given, tag, 'gzip'),
    };
  }

  /** Bytes that it holds. */
  get size(): number {
    const held = Object.values(this.forms).reduce((size, { body }) => size + (body?.length ?? 0), 0);
    return held + HEADERS_SIZE;
  }

  /** Answers with it, or with 304 where the client has it already. */
  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const encoding = this.isCompressible ? preferredEncoding(headers['accept-encoding']) : undefined;
    const form = this.forms[encoding ?? 'identity'];
    const known = headers['if-none-match'];
    if (known !== undefined && isUnchanged(known, form.etag)) return reply.code(304).headers(form.unchanged).send();
    if (form.body) return reply.headers(form.headers).send(form.body);
    return this.make(form, encoding as Encoding).then((body) => reply.headers(form.headers).send(body));
  }

  /** Made once, also when many ask for it at once. */
  private make(form: Form, encoding: Encoding): Promise<Buffer> {
    const { body } = this.forms.identity;
    form.making ??= compressForKeeping(body as Buffer, encoding).then((made) => {
      form.body = made;
      this.onGrowth(this);
      return made;
    });
    return form.making;
  }
}

/** Bytes that each answer takes beside its bodies, such as headers and tags; an estimate. */
const HEADERS_SIZE = 2_048;

/** Byte for byte another answer in each encoding, so each has a tag of its own. */
function formOf(given: Headers, tag: string, encoding: Encoding | undefined, body?: Buffer): Form {
  const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`;
  const { 'content-type': type = '', vary = '', ...rest } = given;
  const unchanged = {
    ...rest,
    vary: /\baccept-encoding\b/.test(vary) ? vary : [vary, 'accept-encoding'].filter(Boolean).join(', '),
    etag,
  };
  const headers = { ...unchanged, 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
  return { etag, headers, unchanged, body };
}
