import { createServer } from 'node:http';

export interface ContentWithOperators {
  readonly url: string;
  /** What it answers to whoever asks for their role. */
  status: number;
  /** The tokens with which it was asked. */
  readonly asked: (string | undefined)[];
  stop(): Promise<void>;
}

/** In place of the content service: says of everybody whether they are an operator. */
export async function startContentWithOperators(status = 200): Promise<ContentWithOperators> {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url, headers }, response) => {
    asked.push(headers.authorization);
    response.writeHead(url === '/api/admin' ? content.status : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const content: ContentWithOperators = {
    url: `http://127.0.0.1:${port}`,
    status,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return content;
}
