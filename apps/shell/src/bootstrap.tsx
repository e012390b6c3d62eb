import '@fontsource-variable/hanken-grotesk/wght.css';
import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/literata/wght-italic.css';
import '@fontsource-variable/noto-serif-hebrew/wght.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { beginFirstPage } from './start/begin-first-page.js';
import { applyCspNonce } from './start/csp-nonce.js';
import { preloadFiles } from './start/preload-files.js';
import { provideSharedModules } from './start/shared-modules.js';

void provideSharedModules;
preloadFiles();
beginFirstPage();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(<App nonce={applyCspNonce()} />);
