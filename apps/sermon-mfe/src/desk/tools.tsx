import { Button } from '@berea/ui/core';
import { Popover } from '@berea/ui/data';
import { ChevronDown, Pilcrow, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { modeOf, progressWords } from '../workspace/enhance/actions.js';
import { InsertNote } from '../workspace/body/insert-note.js';
import { SelectionTools } from '../workspace/body/selection-tools.js';
import { WritingModes } from '../workspace/body/writing-modes.js';
import type { Desk } from './use-desk.js';
import { t } from '../texts/workspace.js';

const ICON = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ToolsProps {
  readonly desk: Desk;
  /** One of them was pressed. */
  readonly onDone?: () => void;
}

/** Everything that changes the manuscript beside typing: Scholar's tools, forms of the text, notes, and the way back. */
export function Tools({ desk, onDone }: ToolsProps) {
  const { sermon, tools, scholar, withoutModel, selected } = desk;
  return (
    <>
      {scholar && (
        <SelectionTools
          busy={tools.busy}
          selected={selected}
          withoutModel={withoutModel}
          onPress={(action) => {
            onDone?.();
            tools.enhanceSelection(action);
          }}
        />
      )}
      {scholar && <Transform desk={desk} {...(onDone && { onDone })} />}
      <InsertNote
        onInsert={(words) => {
          onDone?.();
          sermon.body.current?.insertBlock(words);
          sermon.onBodyInput();
        }}
      />
      <Button
        type="text"
        data-folds="most"
        icon={<Undo2 {...ICON} />}
        disabled={!tools.canUndo}
        title={t('workspace.undo-enhancement')}
        onClick={() => {
          onDone?.();
          tools.undo();
        }}
      >
        {t('workspace.undo-enhancement')}
      </Button>
    </>
  );
}

function Transform({ desk: { sermon, tools }, onDone }: ToolsProps) {
  const [open, setOpen] = useState(false);
  const { busy } = tools;
  const label = busy && modeOf(busy) ? progressWords()[busy] : t('workspace.transform-to-writing-mode');
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      content={
        <WritingModes
          mode={sermon.fields.writingMode}
          busy={busy}
          onPress={(action) => {
            setOpen(false);
            onDone?.();
            tools.enhanceBody(action);
          }}
        />
      }
    >
      <Button
        type="text"
        data-folds=""
        icon={<Pilcrow {...ICON} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={t('workspace.transform-to-writing-mode')}
      >
        {label}
        <ChevronDown size={15} strokeWidth={1.75} aria-hidden />
      </Button>
    </Popover>
  );
}
