import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../checks/system-programs.mjs';

/**
 * A Chromium with a profile that outlives it, in processes of their own, so that it can be ended as a battery ends it.
 * @param {string} profile folder of the profile
 */
export async function startKillableBrowser(profile) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium. Install one, or name it by CHROMIUM_PATH.');
  // Leftovers of a killed one would be taken for another that runs.
  for (const file of ['SingletonLock', 'SingletonSocket', 'SingletonCookie', 'DevToolsActivePort'])
    fs.rmSync(`${profile}/${file}`, { force: true });
  const child = spawn(
    executablePath,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let isRunning = true;
  const exited = once(child, 'exit').then(() => (isRunning = false));
  const browser = await chromium.connectOverCDP(await addressIn(child.stderr));
  const [context] = browser.contexts();
  return {
    context,
    /** Ends all of its processes at once, without a word to any of them. */
    async kill() {
      if (isRunning) process.kill(-child.pid, 'SIGKILL');
      await exited;
      await browser.close().catch(() => {});
    },
  };
}

/** The address that Chromium prints. */
function addressIn(output) {
  return new Promise((resolve, reject) => {
    let said = '';
    output.setEncoding('utf8');
    output.on('data', (text) => {
      said += text;
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    output.once('end', () => reject(new Error(`Chromium did not start: ${said.slice(-500)}`)));
  });
}
