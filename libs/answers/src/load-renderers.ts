export const loadRenderers = () => import('./renderers.js');

/** Fetches the renderers ahead: for places where an answer may soon stand. */
export const prepareAnswerText = (): void => void loadRenderers().catch(() => undefined);

/** What an answer is read aloud by; it needs the Markdown parser, which the renderers bring. */
export const loadSpeakable = () => import('./renderers.js').then(({ speakable }) => speakable);

/** What tells the words of a line of Markdown from its signs. */
export const loadInlineRuns = () => import('./renderers.js').then(({ inlineRuns }) => inlineRuns);
