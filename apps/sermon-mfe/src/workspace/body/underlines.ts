import type { UnderlinedWords } from '@berea/ui/forms';
import styles from './body.module.css';

/**
 * Underlines or ticks words of a text area, which can mark none of its own: its text is laid out once more beneath it,
 * unseen but for the signs. The first key hides them, so that a key costs what it costs in any text area.
 * @param layer beneath the area, as large as it
 */
export function underline(layer: HTMLElement, area: HTMLTextAreaElement, words: readonly UnderlinedWords[]): void {
  layer.hidden = words.length === 0;
  if (layer.hidden) return layer.replaceChildren();
  const text = document.createElement('div');
  text.className = styles['underText'] ?? '';
  text.dir = 'auto';
  let at = 0;
  for (const { start, end, tone, inFocus, right = false } of words) {
    // A span that overlaps the one before is underlined with it.
    if (start < at) continue;
    const mark = document.createElement('span');
    mark.dataset['tone'] = right ? 'right' : tone;
    if (inFocus) mark.dataset['focus'] = '';
    mark.textContent = area.value.slice(start, end);
    text.append(area.value.slice(at, start), mark);
    at = end;
  }
  text.append(area.value.slice(at));
  layer.replaceChildren(text);
  follow(layer, area);
}

/** Lays the text where the area shows it: as wide, and scrolled as far. */
export function follow(layer: HTMLElement, area: HTMLTextAreaElement): void {
  const text = layer.firstElementChild;
  if (layer.hidden || !(text instanceof HTMLElement)) return;
  text.style.width = `${area.clientWidth}px`;
  text.style.transform = `translateY(${-area.scrollTop}px)`;
}
