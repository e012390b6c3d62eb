import { lazy, type ReactNode, Suspense } from 'react';
import type { ExcerptTextProps } from './excerpt-text.js';
import { loadRenderers } from './load-renderers.js';

const Rendered = lazy<(props: ExcerptTextProps) => ReactNode>(() =>
  loadRenderers().then(
    ({ ExcerptText }) => ({ default: (props) => <ExcerptText {...props} /> }),
    () => ({ default: ({ text }) => text }),
  ),
);

/** `ExcerptText` for lists that do not wait for the Markdown parser; until it is there, the text is as it was written. */
export const LazyExcerptText = (props: ExcerptTextProps) => (
  <Suspense fallback={props.text}>
    <Rendered {...props} />
  </Suspense>
);
