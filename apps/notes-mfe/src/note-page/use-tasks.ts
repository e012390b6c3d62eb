import { toggleTask } from '@berea/answers';
import type { Note } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { explain, outcomeOf } from '@berea/web';
import { useEffect, useRef, useState } from 'react';
import { useNoteFormCalls } from '../data/notes.js';
import { toNoteDraft, toValues } from '../note-editor/note-form.js';
import { t } from '../texts/note.js';

/**
 * Ticks tasks of a note where it is read: the tick shows at once, is saved behind those before it, and goes again, with
 * the reason, if it could not be saved.
 * @returns the content with its ticks, and what ticks a task: where its item begins in that content
 */
export function useTasks(note: Note): { readonly content: string; readonly tick: (at: number) => void } {
  const { update, find } = useNoteFormCalls();
  const showToast = useToast();
  const [ticked, setTicked] = useState<string>();
  const content = ticked ?? note.content;
  const newest = useRef(note);
  const waiting = useRef(0);
  const saves = useRef(Promise.resolve());
  useEffect(() => {
    if (waiting.current === 0) newest.current = note;
  }, [note]);

  const tick = (at: number) => {
    const next = toggleTask(content, at);
    if (next === undefined) return;
    const task = taskAt(content, at);
    setTicked(next);
    waiting.current += 1;
    saves.current = saves.current.then(async () => {
      try {
        newest.current = await save(newest.current, task);
      } catch (error) {
        showToast({ title: t('note.failed-to-save-note'), description: explain(error) });
      }
      waiting.current -= 1;
      // The last save shows what the server has: with its ticks, or without one that failed.
      if (waiting.current === 0) setTicked(undefined);
    });
  };

  const save = async (known: Note, task: Task): Promise<Note> => {
    const send = (to: Note): Promise<Note> => {
      const changed = toggleAgain(to.content, task);
      if (changed === undefined) return Promise.resolve(to);
      return update(to.id, { ...toNoteDraft(toValues(to)), content: changed }, to.version);
    };
    try {
      return await send(known);
    } catch (error) {
      const current = outcomeOf(error) === 'changed' ? await find(known.id) : undefined;
      if (!current) throw error;
      return send(current);
    }
  };
  return { content, tick };
}

/** A task by its line, because a save before it, or one elsewhere, may have moved it; and how many like it stand above. */
interface Task {
  readonly line: string;
  readonly above: number;
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(at, end < 0 ? undefined : end);
}

const placesOf = (text: string, line: string): number[] =>
  [...text.matchAll(/^[ \t>]*/gm)]
    .map(({ index, 0: indent }) => index + indent.length)
    .filter((at) => lineAt(text, at) === line);

function taskAt(text: string, at: number): Task {
  const line = lineAt(text, at);
  return { line, above: placesOf(text, line).filter((place) => place < at).length };
}

/** @returns undefined where the text has no such task any more */
function toggleAgain(text: string, { line, above }: Task): string | undefined {
  const places = placesOf(text, line);
  const at = places[above] ?? places[0];
  return at === undefined ? undefined : toggleTask(text, at);
}
