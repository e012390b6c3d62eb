import { connect } from 'node:net';

/** Sends raw bytes and collects the answer until the other side ends the connection. */
export function sendRaw(url: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(sent));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => resolve(received));
    socket.on('close', () => resolve(received));
  });
}
