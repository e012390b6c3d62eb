import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, type Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder as withPlaceholder } from '@codemirror/view';
import { markdownIn } from '../paste/paste-markdown.js';
import { editorLook } from './editor-look.js';
import { hoverWords, type OnCard } from './hover-words.js';
import { manuscriptLanguage } from './manuscript-language.js';
import { markWords } from './mark-words.js';
import type { MarkedWords } from './text-editor-props.js';
import { underlineWords } from './underline-words.js';
import { t } from '../../texts/ui-editor.js';

/** Marks a change that the user did not type: the code that makes it reports it itself. */
export const OURS = Annotation.define<boolean>();

interface EditorOptions {
  readonly initial: string;
  readonly label: string;
  readonly placeholder: string;
  readonly marksOf: (line: string) => readonly MarkedWords[];
  readonly onInput: () => void;
  readonly onSelect: (length: number) => void;
  readonly onCard: OnCard;
  /** Lines have moved: the editor measures them a while after its size changed. */
  readonly onLaidOut: () => void;
}

/** The library's texts, in the product's words. */
const phrases = () => ({
  next: t('ui-editor.next'),
  previous: t('ui-editor.previous'),
  'match case': t('ui-editor.match-case'),
  regexp: t('ui-editor.regular-expression'),
  'by word': t('ui-editor.whole-words'),
  replace: t('ui-editor.replace'),
  'replace all': t('ui-editor.replace-all'),
  close: t('ui-editor.close-search'),
});

/** Changes from outside are undone one by one, apart from what was typed around them. */
const steps = EditorState.transactionExtender.of((transaction: Transaction) =>
  transaction.annotation(OURS) ? { annotations: isolateHistory.of('full') } : null,
);

/** A paste with headings, lists and the like becomes Markdown, in one step that undo takes back. */
const pasted = EditorView.domEventHandlers({
  paste(event, view) {
    const words = markdownIn(event.clipboardData);
    if (!words) return false;
    event.preventDefault();
    void words.then((text) =>
      view.dispatch(view.state.replaceSelection(text), {
        annotations: isolateHistory.of('full'),
        userEvent: 'input.paste',
        scrollIntoView: true,
      }),
    );
    return true;
  },
});

/** An editor of a manuscript in an element of the page. */
export function makeEditor(parent: HTMLElement, options: EditorOptions): EditorView {
  const { initial, label, placeholder, marksOf, onInput, onSelect, onCard, onLaidOut } = options;
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: initial,
      extensions: [
        history(),
        steps,
        pasted,
        EditorState.phrases.of(phrases()),
        search({ top: true }),
        hoverWords(marksOf, onCard),
        keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true', autocapitalize: 'sentences' }),
        withPlaceholder(placeholder),
        manuscriptLanguage,
        markWords(marksOf),
        underlineWords,
        editorLook,
        EditorView.updateListener.of(({ docChanged, selectionSet, heightChanged, transactions, state }) => {
          if (docChanged || selectionSet) onSelect(state.selection.main.to - state.selection.main.from);
          if (docChanged && !transactions.every((each) => each.annotation(OURS))) onInput();
          if (heightChanged) onLaidOut();
        }),
      ],
    }),
  });
}
