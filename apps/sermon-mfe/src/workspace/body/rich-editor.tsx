import { findVerses, VerseCard } from '@berea/answers';
import type { ReferenceReader } from '@berea/scripture';
import { useReferenceReader } from '@berea/ui/core';
import type { MarkedWords, TextEditorModule } from '@berea/ui/forms';
import { BEGIN, END } from '../../manuscript/markers.js';
import type { EditorProps } from './use-editor-choice.js';

interface RichEditorProps extends EditorProps {
  readonly module: TextEditorModule;
}

/** The body with its references marked, each with the words of its verse beside it. */
export function RichEditor({ module: { TextEditor }, ...props }: RichEditorProps) {
  const reader = useReferenceReader();
  return (
    <TextEditor {...props} marksOf={(line) => marksOf(line, reader)} cardOf={(line, at) => cardOf(line, at, reader)} />
  );
}

const marksOf = (line: string, reader: ReferenceReader | undefined): MarkedWords[] =>
  line === BEGIN || line === END
    ? [{ start: 0, end: line.length, kind: 'aside' }]
    : findVerses(line, reader).map(({ start, end }) => ({ start, end, kind: 'reference' }));

function cardOf(line: string, at: number, reader: ReferenceReader | undefined) {
  const found = findVerses(line, reader).find(({ start }) => start === at);
  return found && <VerseCard place={found.place} />;
}
