let shown = '';

/** Takes note of what the page shows before any of its scripts ran, since the first rendering clears it away. */
export function keepFirstPaint(root: HTMLElement): void {
  shown = root.innerHTML.trim();
}

/** The page as it came, until something else has been on it. */
export const firstPaint = (): string => shown;

export function endFirstPaint(): void {
  shown = '';
}
