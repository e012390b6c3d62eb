import { lazy, type ReactNode, Suspense } from 'react';
import type { ExcerptTextProps } from './excerpt-text.js';
import { firstCharacters } from './first-characters.js';
import { loadRenderers } from './load-renderers.js';

const asWritten = ({ text, characters }: ExcerptTextProps): string =>
  characters === undefined ? text : firstCharacters(text, characters);

const Rendered = lazy<(props: ExcerptTextProps) => ReactNode>(() =>
  loadRenderers().then(
    ({ ExcerptText }) => ({ default: (props) => <ExcerptText {...props} /> }),
    () => ({ default: asWritten }),
  ),
);

/** `ExcerptText` for lists that do not wait for the Markdown parser; until it is there, the text is as it was written. */
export const LazyExcerptText = (props: ExcerptTextProps) => (
  <Suspense fallback={asWritten(props)}>
    <Rendered {...props} />
  </Suspense>
);
