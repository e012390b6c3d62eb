import { useMemo } from 'react';
import { newKey } from '../api/call-context.js';
import { useDraftId } from './use-draft.js';
import { createKept } from './use-kept.js';
import { printOf } from './print.js';

/** Something that was sent: the print of its content, under which key, and what it made once that is known. */
interface Made {
  readonly print: string;
  readonly key: string;
  readonly id?: string;
}

const REMEMBERED = 200;

/** This browser's record of the items that its user created out of content on screen, so that each is created once. */
export interface MadeBefore {
  /** The `Idempotency-Key` of some content: the same again for the same content. */
  readonly keyFor: (content: object) => string;
  /** The id of what the same content made. */
  readonly find: (content: object) => string | undefined;
  readonly made: (content: object, id: string) => void;
  /** The item that it made does not exist any more. */
  readonly forget: (content: object) => void;
}

/** @param noun of what is created: 'note' */
export function useMade(noun: string): MadeBefore {
  const id = useDraftId()(`made:${noun}`);
  return useMemo(() => {
    // Read each time: other buttons and tabs remember here, too.
    const read = (): readonly Made[] => {
      const { list } = createKept<{ list: readonly Made[] }>(id).read();
      return Array.isArray(list) ? list : [];
    };
    const write = (list: readonly Made[]) => createKept<{ list: readonly Made[] }>(id).write({ list });
    const nameOf = (content: object) => printOf(JSON.stringify(content));
    const findIn = (list: readonly Made[], content: object) => list.find(({ print }) => print === nameOf(content));
    const put = (content: object, made?: Omit<Made, 'print'>) => {
      const print = nameOf(content);
      const others = read().filter((each) => each.print !== print);
      write([...others, ...(made ? [{ print, ...made }] : [])].slice(-REMEMBERED));
    };
    const keyFor = (content: object): string => {
      const known = findIn(read(), content)?.key;
      if (known) return known;
      const key = newKey();
      put(content, { key });
      return key;
    };
    return {
      keyFor,
      find: (content) => findIn(read(), content)?.id,
      made: (content, made) => put(content, { key: keyFor(content), id: made }),
      forget: (content) => put(content),
    };
  }, [id]);
}
