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
import { t } from '../../texts/workspace.js';

interface BodyCardProps {
  readonly sermon: WrittenSermon;
  /** Which editor the body is in. */
  readonly editor: EditorChoice;
  readonly tools: EnhancementTools;
  /** The passages that Scholar wrote. */
  readonly drafted: DraftedPassages;
  /** Whether Scholar is switched on: without it, its tools are not there. */
  readonly scholar: boolean;
  /** No language model writes: what rewrites does little. */
  readonly withoutModel: boolean;
  /** Whether a change by Scholar waits for the user's word. */
  readonly reviewing: boolean;
  readonly onReviewing: (reviewing: boolean) => void;
  readonly selected: number;
  readonly onSelect: (length: number) => void;
}

const editors = (): { value: EditorKind; label: string }[] => [
  { value: 'plain', label: t('workspace.plain') },
  { value: 'rich', label: t('workspace.rich') },
];

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The manuscript, and what is done with it. */
export function BodyCard(card: BodyCardProps) {
  const { sermon, editor, tools, drafted, scholar, withoutModel, reviewing, onReviewing, selected, onSelect } = card;
  const { body, text, empty, fields, onBodyInput, onBodyGone } = sermon;
  const toast = useToast();
  const copy = () =>
    copyText(text().body).then(
      () => toast({ title: t('workspace.copied-to-clipboard') }),
      () => toast({ title: t('workspace.failed-to-copy'), kind: 'error' }),
    );
  const download = () => {
    const { title, body: words } = text();
    const file = new Blob([withoutMarkers(words)], { type: 'text/plain;charset=utf-8' });
    saveFile(file, fileName(title, new Date(), 'txt'));
    toast({ title: t('workspace.document-downloaded') });
  };
  return (
    <section className={styles['card']} aria-label={t('workspace.sermon-body')}>
      <div className={styles['head']}>
        <h2>{t('workspace.sermon-body')}</h2>
        {editor.choose && (
          <Segmented<EditorKind>
            size="small"
            aria-label={t('workspace.editor')}
            options={editors()}
            value={editor.kind}
            onChange={editor.choose}
          />
        )}
        {editor.kind === 'rich' && (
          <IconButton icon={Search} label={t('workspace.find-in-body')} onClick={() => body.current?.find()} />
        )}
        <InsertNote
          onInsert={(words) => {
            body.current?.insertBlock(words);
            onBodyInput();
          }}
        />
        <Button type="text" icon={<Copy {...ICON} />} disabled={empty} onClick={() => void copy()}>
          {t('workspace.copy-body')}
        </Button>
        <ExportMenu disabled={empty} read={text} />
        <Button type="text" icon={<Download {...ICON} />} disabled={empty} onClick={download}>
          {t('workspace.download')}
        </Button>
        <Button type="text" icon={<Undo2 {...ICON} />} disabled={!tools.canUndo} onClick={tools.undo}>
          {t('workspace.undo-enhancement')}
        </Button>
      </div>
      {scholar && (
        <SelectionTools
          busy={tools.busy}
          selected={selected}
          withoutModel={withoutModel}
          onPress={tools.enhanceSelection}
        >
          <label className={styles['review']}>
            <Switch size="small" checked={reviewing} onChange={onReviewing} />
            {t('workspace.review-changes')}
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

/** Maker and sources of the last change, and the parts that it could not do: the preacher answers for the words. */
function LastEnhancement({ last }: Pick<EnhancementTools, 'last'>) {
  if (!last) return null;
  const { engine, model, sources, note } = last;
  if (engine === 'library' && !sources.length && !note) return null;
  return (
    <p className={styles['said']} role="status">
      {engine !== 'library' && (
        <span>{model ? t('workspace.drafted-by', { model }) : t('workspace.drafted-by-a-model')}</span>
      )}
      {sources.length > 0 && (
        <span>{t('workspace.sources', { sources: sources.map(({ title }) => title).join('; ') })}</span>
      )}
      {note && <span>{note}</span>}
    </p>
  );
}
