import { MessageChannel } from 'node:worker_threads';

const KEY = Symbol.for('berea.test.mocks');
const { port1: port, port2 } = new MessageChannel();
const answered = new Int32Array(new SharedArrayBuffer(4));

/** Data that lets the module loader, which runs on a thread of its own, hear of mocks. */
export const mocksForLoader = { data: { port: port2, answered }, transferList: [port2] };

/**
 * Puts another module in place of one, for the test file that runs now.
 * @param {object} mock
 * @param {number} mock.page number of the test file
 * @param {string} mock.parent address of the test file
 * @param {string} mock.specifier as the test file would import it
 * @param {() => object} mock.factory makes the exports; what it throws, the import throws
 */
export function mockModule({ page, parent, specifier, factory }) {
  let made;
  try {
    made = { exports: factory() };
  } catch (error) {
    made = { error };
  }
  const key = `${page} ${specifier}`;
  (globalThis[KEY] ??= new Map()).set(key, made);
  Atomics.store(answered, 0, 0);
  port.postMessage({ page, parent, specifier, key, names: Object.keys(made.exports ?? {}) });
  Atomics.wait(answered, 0, 0);
}

/** The text of a module with these exports. */
export const mockSource = ({ key, names }) => `
const { exports, error } = globalThis[Symbol.for('berea.test.mocks')].get(${JSON.stringify(key)});
if (error) throw error;
${names.map((name) => (name === 'default' ? 'export default exports.default;' : `export const ${name} = exports.${name};`)).join('\n')}
`;
