import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../tools/free-ports.mjs';

/** A load generator that writes on a connection which the answer before has just closed would count that as a failure of ours. */
const KEPT_REQUESTS = 10_000_000;

/**
 * nginx with one worker in front of a service, or of several of one kind, and nothing else. A request that never
 * reached one, or may be sent twice, goes to the next, as docker/edge has it.
 * @param {string} nginx the program
 * @param {string | string[]} upstream addresses
 * @param {{ connections?: number, elsewhere?: { match: string, url: string } }} [options] `elsewhere`: paths of which
 *   another service answers, as a regular expression
 */
export async function startNginx(nginx, upstream, { connections = 1_024, elsewhere } = {}) {
  const passOn = (to) => `proxy_pass ${to}; proxy_http_version 1.1; proxy_set_header Connection "";`;
  const servers = [upstream].flat().map((address) => `server ${new URL(address).host} max_fails=5 fail_timeout=2s;`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-nginx-'));
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections ${connections}; }
     http { access_log ${folder}/access.log;
       client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
       uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
       upstream service { ${servers.join(' ')} keepalive 32; keepalive_timeout 60s; }
       server { listen 127.0.0.1:${port}; keepalive_requests ${KEPT_REQUESTS};
         ${elsewhere ? `location ~ ${elsewhere.match} { ${passOn(elsewhere.url)} }` : ''}
         location / { ${passOn('http://service')} proxy_next_upstream error timeout; proxy_next_upstream_tries 2; } } }`,
  );
  const master = spawn(nginx, ['-c', config, '-p', folder], { stdio: 'ignore' });
  const ended = new Promise((resolve) => master.once('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  for (let up = false; !up;)
    up = await fetch(url).then(
      () => true,
      () => master.exitCode !== null,
    );
  if (master.exitCode !== null) throw new Error('nginx could not start.');
  const pids = execFileSync('pgrep', ['-P', String(master.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
  return {
    url,
    pids,
    async end() {
      master.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, { recursive: true });
    },
  };
}
