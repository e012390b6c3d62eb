import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const INDEX_HTML =
  '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><style nonce="__CSP_NONCE__">a{}</style><div id="root"></div>';

export interface WebRoot {
  readonly folder: string;
  write(file: string, content: string | Buffer): void;
  remove(): void;
}

/** A small web as the builds leave it: a shell with compressed assets, one remote, and a secret beside them. */
export function createWebRoot(): WebRoot {
  const parent = mkdtempSync(path.join(tmpdir(), 'berea-web-'));
  const folder = path.join(parent, 'dist');
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const script = 'console.log("shell");\n'.repeat(50);
  write('shell/index.html', INDEX_HTML);
  write('shell/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('shell/preach-worker.js', 'addEventListener("fetch", () => undefined);');
  write('shell/.hidden.json', '{}');
  write('shell/assets/main.0123456789.js', script);
  write('shell/assets/main.0123456789.js.br', brotliCompressSync(script));
  write('shell/assets/main.0123456789.js.gz', gzipSync(script));
  write('shell/assets/plain.0123456789.css', 'a{}');
  write('notes-mfe/mf-manifest.json', '{"name":"notes"}');
  write('notes-mfe/assets/remoteEntry.0123456789.js', 'export {}');
  write('../secret.txt', 'secret');
  return { folder, write, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
