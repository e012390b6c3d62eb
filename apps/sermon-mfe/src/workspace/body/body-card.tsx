import { copyText } from '@berea/answers';
import { Button, IconButton, Segmented, useToast } from '@berea/ui/core';
import { Switch } from '@berea/ui/forms';
import { Copy, Download, Search, Undo2 } from 'lucide-react';
import { withoutMarkers } from '../../manuscript/markers.js';
import { DraftMargin } from '../drafted/draft-margin.js';
import type { DraftedPassages } from '../drafted/use-drafted-passages.js';
import type { EnhancementTools } from '../use-enhancement.js';
import type { WrittenSermon } from '../use-sermon-text.js';
import { ExportMenu } from '../../export/export-menu.js';
import { BodyEditor } from './body-editor.js';
import styles from './body.module.css';
import { fileName, saveFile } from '../../export/download-text.js';
import { InsertNote } from './insert-note.js';
import { SelectionTools } from './selection-tools.js';
import { type EditorChoice, type EditorKind } from './use-editor-choice.js';
import { WritingModes } from './writing-modes.js';

interface BodyCardProps {
  readonly sermon: WrittenSermon;
  /** Which editor the body is in. */
  readonly editor: EditorChoice;
  readonly tools: EnhancementTools;
  /** What Scholar wrote of it. */
  readonly drafted: DraftedPassages;
  /** Whether Scholar is switched on: without it, its tools are not there. */
  readonly scholar: boolean;
  /** Whether a change by Scholar waits for the user's word. */
  readonly reviewing: boolean;
  readonly onReviewing: (reviewing: boolean) => void;
  readonly selected: number;
  readonly onSelect: (length: number) => void;
}

const EDITORS: { value: EditorKind; label: string }[] = [
  { value: 'plain', label: 'Plain' },
  { value: 'rich', label: 'Rich' },
];

/** The manuscript, and what is done with it. */
export function BodyCard(card: BodyCardProps) {
  const { sermon, editor, tools, drafted, scholar, reviewing, onReviewing, selected, onSelect } = card;
  const { body, text, empty, fields, onBodyInput, onBodyGone } = sermon;
  const toast = useToast();
  const copy = () =>
    copyText(text().body).then(
      () => toast({ title: 'Copied to clipboard' }),
      () => toast({ title: 'Failed to copy', kind: 'error' }),
    );
  const download = () => {
    const { title, body: words } = text();
    const file = new Blob([withoutMarkers(words)], { type: 'text/plain;charset=utf-8' });
    saveFile(file, fileName(title, new Date(), 'txt'));
    toast({ title: 'Document downloaded' });
  };
  return (
    <section className={styles['card']} aria-label="Sermon Body">
      <div className={styles['head']}>
        <h2>Sermon Body</h2>
        {editor.choose && (
          <Segmented<EditorKind>
            size="small"
            aria-label="Editor"
            options={EDITORS}
            value={editor.kind}
            onChange={editor.choose}
          />
        )}
        {editor.kind === 'rich' && (
          <IconButton icon={Search} label="Find in body" onClick={() => body.current?.find()} />
        )}
        <InsertNote
          onInsert={(words) => {
            body.current?.insertBlock(words);
            onBodyInput();
          }}
        />
        <IconButton icon={Copy} label="Copy Body" disabled={empty} onClick={() => void copy()} />
        <IconButton icon={Download} label="Download" disabled={empty} onClick={download} />
        <ExportMenu disabled={empty} read={text} />
        <Button
          type="text"
          icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden />}
          aria-label="Undo Enhancement"
          disabled={!tools.canUndo}
          onClick={tools.undo}
        >
          <span className={styles['undo']}>Undo</span>
        </Button>
      </div>
      {scholar && (
        <SelectionTools busy={tools.busy} selected={selected} onPress={tools.enhanceSelection}>
          <label className={styles['review']}>
            <Switch size="small" checked={reviewing} onChange={onReviewing} />
            Review changes
          </label>
        </SelectionTools>
      )}
      <LastEnhancement last={tools.last} />
      <div className={styles['written']} data-margin={drafted.passages.length > 0 ? '' : undefined}>
        <BodyEditor
          ref={body}
          choice={editor}
          initial={() => text().body}
          onInput={onBodyInput}
          onSelect={onSelect}
          onGone={onBodyGone}
        />
        {drafted.passages.length > 0 && (
          <DraftMargin key={`${editor.kind}-${Boolean(editor.module)}`} drafted={drafted} body={body} />
        )}
      </div>
      {scholar && <WritingModes mode={fields.writingMode} busy={tools.busy} onPress={tools.enhanceBody} />}
    </section>
  );
}

/** What made the last change and out of what, and what it could not do: the preacher answers for the words. */
function LastEnhancement({ last }: Pick<EnhancementTools, 'last'>) {
  if (!last) return null;
  const { engine, model, sources, note } = last;
  return (
    <p className={styles['said']} role="status">
      <span>{engine === 'library' ? 'From the library, no model' : `Drafted by ${model ?? 'a model'}`}</span>
      {sources.length > 0 && <span>Sources: {sources.map(({ title }) => title).join('; ')}</span>}
      {note && <span>{note}</span>}
    </p>
  );
}
