import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends exactly this text, and answers what came back until the other side closed: what no browser would send. */
export async function rawRequest(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  let received = '';
  socket.setEncoding('utf8').on('data', (part: string) => (received += part));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return received;
}
