import { IconButton } from '@berea/ui/core';
import { PopoverDialog } from '@berea/ui/data';
import { LayoutGrid } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../texts/guide.js';
import { ToolTiles } from '../tools/tool-tiles.js';
import { type GuidePart, partTitles } from './guide-parts.js';
import styles from './guide-strip.module.css';

interface GuideStripProps {
  readonly parts: readonly GuidePart[];
  /** The section in view. */
  readonly current: GuidePart;
  readonly onGo: (part: GuidePart) => void;
}

/** A button for each section, which follows the scroll, and one that shows the tools by name. One stop of the keyboard. */
export function GuideStrip({ parts, current, onGo }: GuideStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const all = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const { current: row } = strip;
    const button = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && button) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
  }, [current]);
  const choose = (part: GuidePart) => {
    setOpen(false);
    onGo(part);
  };
  return (
    <div className={styles['strip']} role="toolbar" aria-label={t('guide.sections')} onKeyDown={moveInToolbar}>
      <div ref={strip} className={styles['row']}>
        {parts.map((part) => {
          const { title, icon } = partTitles()[part];
          return (
            <IconButton
              key={part}
              icon={icon}
              label={title}
              tabIndex={part === current ? 0 : -1}
              aria-current={part === current ? 'true' : undefined}
              onClick={() => onGo(part)}
            />
          );
        })}
      </div>
      <PopoverDialog
        title={t('guide.all-tools')}
        open={open}
        onOpenChange={setOpen}
        returnFocus={() => all.current?.focus()}
        placement="bottomRight"
        className={styles['all']}
        firstFocus="button"
        closeOnBlur
        content={<ToolTiles tools={parts.filter((part) => part !== 'passage')} current={current} onChoose={choose} />}
      >
        <IconButton ref={all} icon={LayoutGrid} label={t('guide.all-tools')} aria-expanded={open} tabIndex={-1} />
      </PopoverDialog>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** The arrow keys lead from button to button, as in any toolbar. */
function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
}
