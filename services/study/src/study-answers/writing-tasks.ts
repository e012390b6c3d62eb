import type { ToolKind } from '@berea/contracts';
import { MODES } from '../engine/model-engine/compose-prompt.js';

/** What a language model is asked to write, by tool; the tools without an entry look things up. */
export const WRITING_TASKS: Readonly<Partial<Record<ToolKind, { readonly title: string; readonly task: string }>>> = {
  commentary: {
    title: 'Scholar’s Take',
    task: 'Write as a teacher explains a passage: what it says, how it stands in its chapter, then what each named work adds and where they differ. Use short headings.',
  },
  'sermon-tools': {
    title: 'Sermon Integration',
    task: 'Write notes for somebody who prepares a sermon: the theme in one sentence; up to three points that the passage itself makes, each with its verse and what a named work says of it; three questions for the application; one verse of the evidence to close with. Use short headings. Invent no illustration and tell no story.',
  },
  devotional: { title: 'Devotional', task: MODES.devotional },
};

export const isWritten = (tool: ToolKind): boolean => tool in WRITING_TASKS;
