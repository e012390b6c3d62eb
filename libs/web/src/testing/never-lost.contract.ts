import { beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { keyedServer, type Trouble } from './keyed-server.js';

export interface Text {
  readonly title: string;
  readonly body: string;
}
export type TextServer = ReturnType<typeof keyedServer<Text>>;

/** Somebody who writes one new text, in one of the ways that the product has. */
export interface Writer {
  readonly type: (body: string) => Promise<void>;
  /** Has it saved, as far as that can be done now. */
  readonly save: () => Promise<void>;
  /** The page is left and opened again. */
  readonly reload: () => Promise<void>;
}

const TROUBLES: readonly Trouble[] = ['offline', 'lost', 401, 408, 409, 429, 500, 503, 507];

/** Presses that often at once. */
export const save = (writer: Writer, times = 1): Promise<void> =>
  act(async () => void (await Promise.all(Array.from({ length: times }, () => writer.save()))));

/** Promises of every writer for a new text, whatever happens to its calls. */
export function promisesNeverLost(kind: string, writerOver: (server: TextServer) => Writer): void {
  describe(kind, () => {
    let server: TextServer;
    beforeEach(() => {
      localStorage.clear();
      server = keyedServer<Text>();
    });
    const bodies = () => server.items().map(({ body }) => body);

    it.each(TROUBLES)('whose save ends with %s arrives once, after a reload', async (trouble) => {
      const writer = writerOver(server);
      await writer.type('For others.');
      server.trouble = trouble;
      await save(writer);
      await writer.reload();
      server.trouble = undefined;
      await save(writer);
      expect(bodies()).toEqual(['For others.']);
      expect(new Set(server.keys).size).toBe(1);
    });

    it('that is saved twice arrives once', async () => {
      const writer = writerOver(server);
      await writer.type('For others.');
      await save(writer, 2);
      await save(writer);
      expect(bodies()).toEqual(['For others.']);
    });

    it('that is refused arrives once it reads otherwise', async () => {
      const writer = writerOver(server);
      await writer.type('x');
      server.trouble = 413;
      await save(writer);
      server.trouble = undefined;
      await writer.type('For others.');
      await save(writer);
      expect(bodies()).toEqual(['For others.']);
    });
  });
}
