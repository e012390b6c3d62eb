import { createContext, type ReactNode, useContext } from 'react';
import styles from './page-frame.module.css';
import { t } from '../texts/ui.js';

/** The parts that the shell puts into every page's header: help, and on phones the palette and the avatar that leads to the profile. */
export const FrameContext = createContext<{
  readonly avatar?: ReactNode;
  readonly help?: ReactNode;
  /** Opens the palette. Left out where the page has buttons of its own for the phone's header: there is no room. */
  readonly goTo?: ReactNode;
  /**
   * Tells the frame that a page takes its place: the sidebar folds to its icons, and on phones the page has a bar of its
   * own at the bottom. An older shell does not know it.
   */
  readonly onTakePlace?: (taken: boolean) => void;
}>({});

export interface PageFrameProps {
  readonly title: string;
  /** Takes the title's place while it holds anything; the title stays the page's h1 for those who do not see it. */
  readonly lead?: ReactNode;
  /** Beside the title: a status, a label. */
  readonly meta?: ReactNode;
  /** At the end of the header on wide screens; below `phoneActions`' width only those stay. */
  readonly actions?: ReactNode;
  /** One or two icon buttons for the phone's header; `actions` is hidden there when this is given. */
  readonly phoneActions?: ReactNode;
  /** On phones, in place of everything else in the header: a search, say. */
  readonly phoneBar?: ReactNode;
  /** `page` paints the reading surface, `paper` the application's. */
  readonly surface?: 'paper' | 'page';
  /** `full` leaves width and padding to the page. */
  readonly width?: 'content' | 'form' | 'full';
  readonly children: ReactNode;
}

/** A page inside the frame: its sticky header with the one h1, and its content. Sets the document's title. */
export function PageFrame({
  title,
  lead,
  meta,
  actions,
  phoneActions,
  phoneBar,
  surface = 'paper',
  width = 'content',
  children,
}: PageFrameProps) {
  const { avatar, help, goTo } = useContext(FrameContext);
  return (
    <div className={styles['page']} data-surface={surface}>
      <title>{t('ui.page-title', { title })}</title>
      <header
        className={styles['header']}
        data-phone-actions={phoneActions ? '' : undefined}
        data-phone-bar={phoneBar ? '' : undefined}
      >
        {lead && <div className={styles['lead']}>{lead}</div>}
        <h1 dir="auto" className={styles['title']}>
          {title}
        </h1>
        {meta}
        <span className={styles['space']} />
        {actions && <div className={styles['actions']}>{actions}</div>}
        {phoneActions && <div className={styles['phoneActions']}>{phoneActions}</div>}
        {phoneBar && <div className={styles['phoneBar']}>{phoneBar}</div>}
        {!phoneActions && goTo}
        {help}
        {avatar && <div className={styles['avatar']}>{avatar}</div>}
      </header>
      <div className={styles[width]}>{children}</div>
    </div>
  );
}
