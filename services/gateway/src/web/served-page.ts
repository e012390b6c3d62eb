import type { Logger } from '@berea/server';
import { ServedFile } from './served-file.js';

/** The page of a shell on another server. */
export class ServedPage extends ServedFile {
  constructor(address: string, log: Logger) {
    super(address, {
      accepts: (content) => content.includes('<div id="root"'),
      onRejected: (facts) => log.error(facts, 'SHELL_URL rejected: its answer is not the page of a shell'),
      onUnavailable: (error) => log.error({ err: error }, 'SHELL_URL is unavailable: the last good page stays'),
    });
  }
}
