import { askFirst, type AskPage } from '../first-paint/ask-first.js';
import { type Answer, type Call, scriptServer } from './script-server.js';

const HOUR_MS = 3_600_000;
const PAGE =
  '<script type="application/json" id="berea-start">{"config":{"splash":false}}</script><div id="root"></div>';

/** Signs Ruth in beyond doubt, as the browser keeps it before any script has come, on a page that shows nothing yet. */
export function keepSession(change: object = {}): void {
  const session = {
    access_token: 'token-of-ruth',
    expires_at: (Date.now() + HOUR_MS) / 1_000,
    user: { id: 'ruth', user_metadata: { full_name: 'Ruth Adeyemi', completed_onboarding: true } },
    ...change,
  };
  localStorage.setItem('scholar_remember_me', 'true');
  localStorage.setItem('scholar_remember_expiry', String(Date.now() + HOUR_MS));
  localStorage.setItem('berea-session', JSON.stringify(session));
  document.body.innerHTML = PAGE;
}

/** Takes back what `keepSession` and `openFirst` left. */
export function forgetFirst(): void {
  document.body.innerHTML = '';
  localStorage.clear();
  delete window.bereaFirstReads;
  window.history.replaceState(null, '', '/');
}

/** Opens an address as far as the script of a first paint does: nothing has been answered yet. @returns the calls */
export function beginFirst(askPage: AskPage, address: string, routes: Readonly<Record<string, Answer>>): Call[] {
  window.history.replaceState(null, '', address);
  const calls = scriptServer(routes);
  askFirst(askPage);
  return calls;
}

/** Each answer is handed on when what follows from it has been asked for. */
export async function firstAnswers(): Promise<void> {
  for (const read of window.bereaFirstReads ?? []) await read.answer.catch(() => undefined);
}

/** Opens an address until everything that its first paint asks for is answered. @returns what was asked for */
export async function openFirst(askPage: AskPage, address: string, routes: Readonly<Record<string, Answer>>) {
  const calls = beginFirst(askPage, address, routes);
  await firstAnswers();
  return calls.map(({ url }) => decodeURIComponent(url.pathname + url.search));
}
