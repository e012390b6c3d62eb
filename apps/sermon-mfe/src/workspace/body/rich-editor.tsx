import { findVerses, VerseCard } from '@berea/answers';
import type { MarkedWords, TextEditorModule } from '@berea/ui/forms';
import { BEGIN, END } from '../../manuscript/markers.js';
import type { EditorProps } from './use-editor-choice.js';

interface RichEditorProps extends EditorProps {
  readonly module: TextEditorModule;
}

/** The body with its references marked, each with the words of its verse beside it. */
export const RichEditor = ({ module: { TextEditor }, ...props }: RichEditorProps) => (
  <TextEditor {...props} marksOf={marksOf} cardOf={cardOf} />
);

const marksOf = (line: string): MarkedWords[] =>
  line === BEGIN || line === END
    ? [{ start: 0, end: line.length, kind: 'aside' }]
    : findVerses(line).map(({ start, end }) => ({ start, end, kind: 'reference' }));

function cardOf(line: string, at: number) {
  const found = findVerses(line).find(({ start }) => start === at);
  return found && <VerseCard place={found.place} />;
}
