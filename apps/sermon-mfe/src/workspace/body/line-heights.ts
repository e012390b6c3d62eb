/** Styles that decide the line breaks of a text area. */
const ALIKE = ['font', 'letterSpacing', 'wordSpacing', 'tabSize', 'textIndent', 'padding', 'direction'] as const;

/**
 * Tops of the lines at some places of a text area, in pixels from the top of its text: a text area does not tell, so
 * its text is laid out once more, unseen.
 * @param places in their order
 */
export function lineHeights(area: HTMLTextAreaElement, places: readonly number[]): number[] {
  const twin = document.createElement('div');
  const look = getComputedStyle(area);
  for (const name of ALIKE) twin.style[name] = look[name];
  Object.assign(twin.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    width: `${area.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  twin.ariaHidden = 'true';
  let from = 0;
  const marks = places.map((at) => {
    const mark = document.createElement('span');
    twin.append(area.value.slice(from, at), mark);
    from = Math.max(from, at);
    return mark;
  });
  area.after(twin);
  const tops = marks.map(({ offsetTop }) => offsetTop);
  twin.remove();
  return tops;
}
