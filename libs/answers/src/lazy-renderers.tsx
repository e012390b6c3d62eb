import { prepareReferenceReader } from '@berea/ui/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ExcerptTextProps } from './excerpt-text.js';
import { firstCharacters } from './shorten-text.js';

export const loadRenderers = () => import('./renderers.js');

/** Fetches the renderers ahead: for places where an answer may soon appear. */
export const prepareAnswerText = (): void => void loadAnswerText().catch(() => undefined);

/** The renderers, and what finds the references that they mark: an answer is laid out once. */
export const loadAnswerText = async () => (await Promise.all([loadRenderers(), prepareReferenceReader()]))[0];

/** Loads the text of an answer for reading aloud; it needs the Markdown parser, which the renderers bring. */
export const loadSpeakable = () => import('./renderers.js').then(({ speakable }) => speakable);

/** Loads the function that parts the words of a Markdown line from its signs. */
export const loadInlineRuns = () => import('./renderers.js').then(({ inlineRuns }) => inlineRuns);

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
