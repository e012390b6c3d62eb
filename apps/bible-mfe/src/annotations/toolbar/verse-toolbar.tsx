import type { Place } from '@berea/contracts';
import { Tooltip } from '@berea/ui/core';
import { Bookmark, ChevronDown, ListPlus, MessageCircleQuestionMark, SquarePen } from 'lucide-react';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { referenceOf } from '../../place/verse-range.js';
import { lastColour } from '../colour-choice.js';
import { useRoving } from '../use-roving.js';
import { useVerseActions } from '../use-verse-actions.js';
import floatingToolbarStyles from './floating-toolbar.module.css';
import { HighlightPalette, usePalette } from './highlight-palette.js';
import styles from './verse-toolbar.module.css';
import { colourName } from '../colour-name.js';
import { t } from '../../texts/marks.js';

/**
 * The small toolbar of a verse, for pointer and keyboard; of all chosen verses if the verse is among them. Its parent
 * positions it. Phones have the sheet in its place.
 */
export function VerseToolbar({ place }: { readonly place: Place }) {
  const actions = useVerseActions(place);
  const { target, highlight, highlighted, bookmarked } = actions;
  const roving = useRoving();
  const { open, buttonRef, toggle, close, onBlur } = usePalette();
  const reference = referenceOf(target);
  const colour = highlight ?? lastColour();
  const highlightLabel = highlighted
    ? t('marks.remove-highlight')
    : t('marks.highlight-in-colour', { colour: colourName(colour) });
  return (
    // A press here is no press of the verse around it.
    <div
      className={styles['tools']}
      lang="en"
      dir="ltr"
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={onBlur}
    >
      <div
        role="toolbar"
        aria-label={t('marks.tools-for-reference', { reference })}
        className={styles['toolbar']}
        onKeyDown={roving.onKeyDown}
      >
        <ToolButton label={highlightLabel} {...roving.itemProps(0)} onClick={() => actions.toggleHighlight()}>
          <i className={`${styles['swatch']} hl-${colour}`} />
        </ToolButton>
        <ToolButton
          ref={buttonRef}
          label={t('marks.choose-colour')}
          silent={open}
          className={styles['choose']}
          aria-expanded={open}
          {...roving.itemProps(1)}
          onClick={toggle}
        >
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </ToolButton>
        <ToolButton label={t('marks.add-note')} {...roving.itemProps(2)} onClick={actions.addNote}>
          <SquarePen size={18} strokeWidth={1.75} aria-hidden />
        </ToolButton>
        {actions.ask && (
          <ToolButton label={t('marks.ask-scholar')} {...roving.itemProps(3)} onClick={actions.ask}>
            <MessageCircleQuestionMark size={18} strokeWidth={1.75} aria-hidden />
          </ToolButton>
        )}
        <ToolButton
          label={bookmarked ? t('marks.remove-bookmark') : t('marks.add-bookmark')}
          data-set={bookmarked || undefined}
          {...roving.itemProps(4)}
          onClick={actions.toggleBookmark}
        >
          <Bookmark size={18} strokeWidth={1.75} aria-hidden />
        </ToolButton>
        <ToolButton label={t('marks.select-more-verses')} {...roving.itemProps(5)} onClick={actions.selectMore}>
          <ListPlus size={18} strokeWidth={1.75} aria-hidden />
        </ToolButton>
      </div>
      {open && (
        <HighlightPalette
          value={highlight}
          onChoose={(chosen) => {
            actions.toggleHighlight(chosen);
            close();
          }}
          onLeave={close}
        />
      )}
    </div>
  );
}

/** The window's lower edge keeps this distance; the header takes as much of the upper one. */
const GAP_PX = 12;
const HEADER_PX = 72;

/** The toolbar of a verse: in the margin at the height where the verse begins, but not past the end of the window. */
export function FloatingToolbar({ place }: { place: Place }) {
  const tools = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!tools.current) return;
    const { top, bottom } = tools.current.getBoundingClientRect();
    const past = Math.min(bottom - innerHeight + GAP_PX, top - HEADER_PX);
    if (past > 0) tools.current.style.translate = `0 ${-past}px`;
  }, []);
  return (
    <span ref={tools} className={floatingToolbarStyles['tools']} data-verse-tools="">
      <VerseToolbar place={place} />
    </span>
  );
}

interface ToolButtonProps extends ComponentProps<'button'> {
  /** The action; its accessible name and its tooltip. */
  readonly label: string;
  /** An open palette needs no tooltip over it. */
  readonly silent?: boolean;
}

/** A button of a verse's toolbar: smaller than the product's own, which would cover more of the text. */
function ToolButton({ label, silent = false, ...rest }: ToolButtonProps) {
  return (
    <Tooltip title={silent ? '' : label}>
      <button {...rest} type="button" aria-label={label} />
    </Tooltip>
  );
}
