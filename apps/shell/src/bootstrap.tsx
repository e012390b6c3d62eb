import '@fontsource-variable/hanken-grotesk/wght.css';
import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/literata/wght-italic.css';
import '@fontsource-variable/noto-serif-hebrew/wght.css';
import { hasStoredSession } from '@berea/web/host';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { beginFirstPage, loadSignedIn } from './begin-first-page.js';
import { beginPage } from './page/page-loading.js';
import './start/first-shown.css';
import { preloadFiles } from './start/preload-files.js';

/**
 * A module is provided to remotes only when the host mentions it somewhere: these are the entry points that no page of the
 * shell's start needs itself. Never called.
 */
const provideSharedModules = () => import('./start/shared-entry-points.js');

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce || undefined;

/**
 * Puts the page's CSP nonce on every style element that a library makes at run time.
 * antd's ConfigProvider covers its own; its portals and measuring code make some before they know of it.
 * @returns the nonce, for ConfigProvider
 */
function applyCspNonce(): string | undefined {
  if (!nonce) return undefined;
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name.toLowerCase() === 'style') element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
  return nonce;
}

void provideSharedModules;
preloadFiles();
if (hasStoredSession()) void beginPage(loadSignedIn);
beginFirstPage();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(<App nonce={applyCspNonce()} />);
