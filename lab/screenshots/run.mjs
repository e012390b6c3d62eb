// Pictures of every state of the Bible page and of every screen of the frame, in .screenshots: npm run screenshots -- [state …]
import '../../tools/node-version.mjs';
import path from 'node:path';
import { DESKTOP, openWindow, PHONE, startBrowser, TABLET } from '../../tools/product/browser.mjs';
import { signUp } from '../../tools/product/sign-up.mjs';
import { startTemporaryProduct } from '../../tools/product/temporary-product.mjs';
import { seedMarks, seedWork } from './seed.mjs';
import { STATES } from './states.mjs';
import { takePicture } from './take.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.screenshots');
const SIZES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE };
/** Optional offers of a server, which pages show only if it has them. */
const CONFIGURED = {
  DONATION_URL: 'https://give.example.org',
  COMMUNITY_URL: 'https://chat.example.org',
  SUPPORT_EMAIL: 'help@example.org',
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STATES.some((state) => state.name === name));
if (unknown.length) {
  console.error(`There is no state ${unknown.join(', ')}. There are: ${STATES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const states = STATES.filter(({ name }) => !wanted.length || wanted.includes(name));

const product = process.env.BEREA_ADDRESS ? { url: process.env.BEREA_ADDRESS, end: async () => {} } : await start();
const browser = await startBrowser();
let failures = 0;
try {
  for (const theme of ['light', 'dark']) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      const taken = states.filter(({ only = size, tablet = false }) => only === size && (size !== 'tablet' || tablet));
      if (!taken.length) continue;
      // Somebody else for each round, so that what one state saves is not there in another round.
      const session = await signUp(product.url);
      const open = () => openWindow(browser, { url: product.url, session, viewport });
      const window = await open();
      const call = callAs(window, session);
      await call('PATCH', '/api/user/profile', { darkMode: theme === 'dark' });
      await seedMarks(call);
      await seedWork(call);
      for (const state of taken) {
        const own = state.apart ? await open() : window;
        const problems = await takePicture(own, state, path.join(folder, `${state.name}-${theme}-${size}.png`));
        if (own !== window) await own.close();
        failures += problems.length;
        for (const problem of problems) console.error(`${state.name}, ${theme}, ${size}: ${problem}`);
      }
      await window.close();
      console.log(`${theme}, ${size}: ${path.relative(process.cwd(), folder)}/*-${theme}-${size}.png`);
    }
  }
} finally {
  await browser.close();
  await product.end();
}
process.exit(failures ? 1 : 0);

async function start() {
  const { APPS, SERVICES } = await import('../../tools/launch/build.mjs');
  const { prepare } = await import('../../tools/launch/prepare.mjs');
  await prepare({ root, log: console.error }, [...SERVICES, ...APPS]);
  return startTemporaryProduct({ root, environment: CONFIGURED });
}

function callAs(window, { access_token: token }) {
  return async (method, address, data) => {
    const answer = await window.request.fetch(address, { method, data, headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok()) throw new Error(`${method} ${address}: ${answer.status()} ${await answer.text()}`);
  };
}
