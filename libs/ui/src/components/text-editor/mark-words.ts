import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { MarkedWords } from './text-editor-props.js';

/** Each line has the direction of its own first letter. */
const LINE = Decoration.line({ attributes: { dir: 'auto' } });
const QUOTATION = Decoration.line({ attributes: { dir: 'auto' }, class: 'cm-quote' });
const MARKS = {
  reference: Decoration.mark({ class: 'cm-reference' }),
  aside: Decoration.mark({ class: 'cm-aside' }),
};

/** Marks words of the lines that are on screen. */
export function markWords(marksOf: (line: string) => readonly MarkedWords[]): Extension {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      /** The marks of the lines last shown: most of these lines are shown again after a key. */
      private known = new Map<string, readonly MarkedWords[]>();

      constructor(view: EditorView) {
        this.decorations = this.mark(view);
      }

      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.decorations = this.mark(view);
      }

      private mark({ visibleRanges, state: { doc } }: EditorView): DecorationSet {
        const builder = new RangeSetBuilder<Decoration>();
        const known = new Map<string, readonly MarkedWords[]>();
        for (const { from, to } of visibleRanges) {
          for (let at = from; at <= to;) {
            const line = doc.lineAt(at);
            const marks = this.known.get(line.text) ?? marksOf(line.text);
            known.set(line.text, marks);
            builder.add(line.from, line.from, line.text.startsWith('>') ? QUOTATION : LINE);
            for (const { start, end, kind } of marks) builder.add(line.from + start, line.from + end, MARKS[kind]);
            at = line.to + 1;
          }
        }
        this.known = known;
        return builder.finish();
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
}
