import { randomUUID } from 'node:crypto';
import { get } from 'node:http';

/** Opens a stream of which `startSource` tells one event, and leaves it open. @param {() => void} [onClose] once it closes */
export function openIdle(url, token, onClose = () => undefined) {
  return new Promise((resolve, reject) => {
    const path = `/api/chat/messages/0${randomUUID().slice(1)}/stream`;
    const request = get(url + path, { agent: false, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream answered ${response.statusCode}.`));
      response.once('data', () => resolve(request)).once('close', onClose);
      return undefined;
    }).once('error', reject);
  });
}
