import { createContext, type PointerEventHandler, useContext } from 'react';

/** How a finger draws a sheet down. */
export interface SheetDrag {
  readonly onPointerDown: PointerEventHandler<HTMLElement>;
  readonly onPointerMove: PointerEventHandler<HTMLElement>;
  readonly onPointerUp: PointerEventHandler<HTMLElement>;
  readonly onPointerCancel: PointerEventHandler<HTMLElement>;
}

/** What the panel gives to the view that it shows. */
export interface Panel {
  /** Id of the heading that names the panel; none for a view that is covered by another. */
  readonly titleId?: string | undefined;
  /** Present where the panel is a sheet. */
  readonly drag?: SheetDrag | undefined;
}

export const PanelContext = createContext<Panel>({});

export const usePanel = (): Panel => useContext(PanelContext);
