import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { UnderlinedWords } from './text-editor-props.js';

/** Underlines these words, and no others. */
export const setUnderlined = StateEffect.define<readonly UnderlinedWords[]>();

/** Words that were judged; their lines and ticks move along with what is typed before them. */
export const underlineWords = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects, newDoc }) => {
    let underlined = before.map(changes);
    for (const effect of effects) {
      if (!effect.is(setUnderlined)) continue;
      const within = effect.value.filter(({ start, end }) => start < end && end <= newDoc.length);
      underlined = Decoration.set(
        within.map((words) => markOf(words).range(words.start, words.end)),
        true,
      );
    }
    return underlined;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const markOf = ({ tone, inFocus, right = false }: UnderlinedWords) =>
  Decoration.mark({
    class: 'cm-underlined',
    attributes: { 'data-tone': right ? 'right' : tone, ...(inFocus && { 'data-focus': '' }) },
  });
