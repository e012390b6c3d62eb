import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** A request that a service behind the gateway received. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Script = (response: ServerResponse, request: IncomingMessage) => void;

export const json =
  (status: number, body: unknown, headers: Record<string, string | string[]> = {}): Script =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** A service that answers as a test tells it to, and remembers what it was sent. */
export class ScriptedUpstream {
  /** Everything received but questions about health, ended sessions and the library, which come by themselves. */
  readonly seen: Seen[] = [];
  script: Script = json(200, { ok: true });
  ready: Script = json(200, { status: 'ok' });
  revocations: Script = json(200, { cursor: '0', sessions: [] });
  libraryVersion: Script = json(404, {});

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {
    server.on('request', (request, response) => void this.receive(request, response));
  }

  static async start(): Promise<ScriptedUpstream> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return new ScriptedUpstream(server, `http://127.0.0.1:${port}`);
  }

  /** The one request received since the last `forget()`. */
  get only(): Seen {
    const [first, ...others] = this.seen;
    if (!first || others.length > 0) throw new Error(`Expected one request, received ${this.seen.length}.`);
    return first;
  }

  reset(): void {
    this.seen.length = 0;
    this.script = json(200, { ok: true });
    this.ready = json(200, { status: 'ok' });
    this.revocations = json(200, { cursor: '0', sessions: [] });
    this.libraryVersion = json(404, {});
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/health/ready') return this.ready(response, request);
    if (request.url?.startsWith('/internal/revoked-sessions')) return this.revocations(response, request);
    if (request.url === '/internal/library-version') return this.libraryVersion(response, request);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.seen.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    });
    this.script(response, request);
  }
}
