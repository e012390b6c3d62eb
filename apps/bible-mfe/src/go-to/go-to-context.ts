import { createContext, useContext } from 'react';

/** Opens the choice of book, chapter and verse. */
export const GoToContext = createContext<() => void>(() => undefined);

export const useGoTo = (): (() => void) => useContext(GoToContext);
