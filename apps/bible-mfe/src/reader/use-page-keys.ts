import { useEffect } from 'react';

interface PageKeys {
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onSearch: () => void;
}

/** Elements that own the keys while they have the focus: text, and everything that the arrows move in. */
const OWNERS =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"], ' +
  '[role="radiogroup"], [role="slider"], [role="tablist"], [role="toolbar"], [role="dialog"]';

/** The keys that work anywhere on the page, as `shortcutList` names them. */
export function usePageKeys({ onPrevious, onNext, onSearch }: PageKeys): void {
  useEffect(() => {
    const does: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowLeft: onPrevious,
      ArrowRight: onNext,
      '/': onSearch,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      const act = does[key];
      if (!act || event.defaultPrevented || event.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest(OWNERS)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onPrevious, onNext, onSearch]);
}
