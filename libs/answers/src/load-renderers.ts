export const loadRenderers = () => import('./renderers.js');

/** Fetches the renderers ahead: for places where an answer may soon stand. */
export const prepareAnswerText = (): void => void loadRenderers().catch(() => undefined);
