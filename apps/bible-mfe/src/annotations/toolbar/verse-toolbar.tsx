import type { Place } from '@berea/contracts';
import { Bookmark, ChevronDown, ListPlus, MessageCircleQuestionMark, SquarePen } from 'lucide-react';
import { lastColour } from '../last-colour.js';
import { useRoving } from '../use-roving.js';
import { referenceOf } from '../../place/reference-of.js';
import { HighlightPalette } from './highlight-palette.js';
import { ToolButton } from './tool-button.js';
import { usePalette } from './use-palette.js';
import { useVerseActions } from '../use-verse-actions.js';
import styles from './verse-toolbar.module.css';

/**
 * The small toolbar of a verse, for pointer and keyboard; of all chosen verses where the verse is among them. Whoever
 * renders it says where it stands. Phones have the sheet in its place.
 */
export function VerseToolbar({ place }: { readonly place: Place }) {
  const actions = useVerseActions(place);
  const { target, highlight, highlighted, bookmarked } = actions;
  const roving = useRoving();
  const { open, buttonRef, toggle, close, onBlur } = usePalette();
  const reference = referenceOf(target);
  const colour = highlight ?? lastColour();
  const highlightLabel = highlighted ? 'Remove highlight' : `Highlight ${colour}`;
  return (
    // What is pressed here is no press of the verse that lies around it.
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
        aria-label={`Tools for ${reference}`}
        className={styles['toolbar']}
        onKeyDown={roving.onKeyDown}
      >
        <ToolButton label={highlightLabel} {...roving.itemProps(0)} onClick={() => actions.toggleHighlight()}>
          <i className={`${styles['swatch']} hl-${colour}`} />
        </ToolButton>
        <ToolButton
          ref={buttonRef}
          label="Choose a colour"
          silent={open}
          className={styles['choose']}
          aria-expanded={open}
          {...roving.itemProps(1)}
          onClick={toggle}
        >
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </ToolButton>
        <ToolButton label="Add note" {...roving.itemProps(2)} onClick={actions.addNote}>
          <SquarePen size={18} strokeWidth={1.75} aria-hidden />
        </ToolButton>
        <ToolButton label="Ask Scholar" {...roving.itemProps(3)} onClick={actions.ask}>
          <MessageCircleQuestionMark size={18} strokeWidth={1.75} aria-hidden />
        </ToolButton>
        <ToolButton
          label={bookmarked ? 'Remove bookmark' : 'Add bookmark'}
          data-set={bookmarked || undefined}
          {...roving.itemProps(4)}
          onClick={actions.toggleBookmark}
        >
          <Bookmark size={18} strokeWidth={1.75} aria-hidden />
        </ToolButton>
        <ToolButton label="Select more verses" {...roving.itemProps(5)} onClick={actions.selectMore}>
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
