import { dayOf, explain, isPassing, TransportError } from '@berea/web';
import { useSermonFiles } from '../data/sermon-files.js';
import { useEffect, useRef, useState } from 'react';
import { type Details, refusalOf, type Row, toDraft } from './import-rows.js';

/** Pause and number of tries if the server asks to wait: a minute's allowance comes back. */
const PAUSE_MS = 6_000;
const TRIES = 12;
const isForNow = (error: unknown): boolean => error instanceof TransportError && [429, 503].includes(error.status);
/** Whether the same file may go well another time: where the server was not reached, or failed by itself. */
const mayGoWell = (error: unknown): boolean => !(error instanceof TransportError) || isPassing(error);

export interface SermonImport {
  readonly rows: readonly Row[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  readonly correct: (id: number, details: Details) => void;
  /** Reads a file that failed once more. */
  readonly readAgain: (row: Row) => void;
  /** Saves all that are read, one after the other. */
  readonly saveAll: () => void;
}

/** Files that become sermons: read one after the other, corrected, saved one after the other. Ends with its component. */
export function useSermonImport(): SermonImport {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const files = useSermonFiles();
  const work = useRef<Promise<void>>(Promise.resolve());
  const ended = useRef(false);
  const next = useRef(0);
  useEffect(() => {
    ended.current = false;
    return () => void (ended.current = true);
  }, []);

  const change = (id: number, changes: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  const patiently = async <T>(ask: () => Promise<T>, left = TRIES): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      if (!isForNow(error) || left === 0 || ended.current) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return patiently(ask, left - 1);
  };
  /** Behind all that is under way. */
  const enqueue = (id: number, job: () => Promise<Partial<Row>>) => {
    work.current = work.current.then(async () => {
      if (ended.current) return;
      try {
        change(id, await job());
      } catch (error) {
        change(id, { state: 'failed', reason: explain(error), again: mayGoWell(error) });
      }
    });
  };
  const read = ({ id, file }: Pick<Row, 'id' | 'file'>) =>
    enqueue(id, async () => {
      change(id, { state: 'reading' });
      const found = await patiently(() => files.read(file));
      const { title, scripture, date } = found;
      return { state: 'read', found, details: { title, scripture, date } };
    });

  return {
    rows,
    add: (chosen) => {
      const added = chosen.map((file): Row => {
        const reason = refusalOf(file);
        const id = (next.current += 1);
        return reason ? { id, file, state: 'failed', reason } : { id, file, state: 'waiting' };
      });
      setRows((all) => [...all, ...added]);
      for (const row of added) if (row.state === 'waiting') read(row);
    },
    remove: (id) => setRows((all) => all.filter((row) => row.id !== id)),
    correct: (id, details) => change(id, { details }),
    readAgain: (row) => {
      change(row.id, { state: 'waiting' });
      read(row);
    },
    saveAll: () => {
      for (const { id, state, found, details } of rows) {
        if (state !== 'read' || !found || !details) continue;
        change(id, { state: 'saving' });
        enqueue(id, async () => {
          try {
            const saved = await patiently(() => found.save(toDraft(details, found, dayOf(new Date()))));
            return { state: 'saved', sermonId: saved.id };
          } catch (error) {
            // It stays as it was corrected, and can be imported again.
            return { state: 'read', reason: explain(error) };
          }
        });
      }
    },
  };
}
