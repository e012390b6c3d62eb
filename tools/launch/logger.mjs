/**
 * Tells what happens, with the time since the process began: `[  1.3s] text`.
 * @param {(line: string) => void} [print]
 */
export function createLogger(print = (line) => console.log(line)) {
  return (text) => print(`[${elapsed().toFixed(1).padStart(5)}s] ${text.replaceAll('\n', `\n${' '.repeat(9)}`)}`);
}

/** Seconds since this process began. */
export const elapsed = () => process.uptime();

/** Runs `work`, saying every `seconds` that it still goes on: a silent minute looks like a hang. */
export async function withProgress(log, what, work, seconds = 15) {
  const begun = Date.now();
  const pulse = setInterval(() => log(`${what} (${Math.round((Date.now() - begun) / 1000)} s so far)`), seconds * 1000);
  try {
    return await work();
  } finally {
    clearInterval(pulse);
  }
}
