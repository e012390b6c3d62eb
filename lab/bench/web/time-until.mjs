/**
 * Milliseconds from an event of the user to the frame in which an element is painted.
 * @param {import('@playwright/test').Page} page
 * @param {{ on: 'click' | 'keydown', until: string }} what `until`: a selector
 * @param {() => Promise<void>} act what the user does
 */
export async function timeUntil(page, { on, until }, act) {
  // Listened for before it happens: input reaches the page on a way of its own.
  await page.evaluate(
    ([type, selector]) => {
      globalThis.measured = new Promise((resolve) => {
        const begin = ({ timeStamp }) => {
          const look = () => {
            if (!document.querySelector(selector)) return requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            // Sent while a frame is made, it arrives after that frame was painted.
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage('');
          };
          requestAnimationFrame(look);
        };
        document.addEventListener(type, begin, { capture: true, once: true });
      });
    },
    [on, until],
  );
  await act();
  return page.evaluate(() => globalThis.measured);
}
